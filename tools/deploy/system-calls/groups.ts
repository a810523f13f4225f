/**
 * System call groups published by systemd (`systemd-analyze syscall-filter`, version 252), as far as x86-64 has them.
 */

const names = (text: string): readonly string[] => text.trim().split(/\s+/);

export const GROUPS: ReadonlyMap<string, readonly string[]> = new Map([
  [
    "@resources",
    names(`
setpriority sched_setparam sched_setscheduler setrlimit sched_setaffinity mbind set_mempolicy ioprio_set
migrate_pages move_pages sched_setattr set_mempolicy_home_node
`),
  ],
  [
    "@privileged",
    names(`
chown fchown lchown setuid setreuid setgroups setresuid setfsuid capset vhangup pivot_root _sysctl adjtimex chroot
acct settimeofday swapon swapoff reboot sethostname setdomainname iopl ioperm init_module delete_module quotactl
nfsservctl clock_settime kexec_load fchownat fanotify_init fanotify_mark open_by_handle_at clock_adjtime
finit_module kexec_file_load bpf quotactl_fd
`),
  ],
  [
    "@system-service",
    names(`
read write open close stat fstat lstat poll lseek mmap mprotect munmap brk rt_sigaction rt_sigprocmask rt_sigreturn
ioctl pread64 pwrite64 readv writev access pipe select sched_yield mremap msync madvise shmget shmat shmctl dup dup2
pause nanosleep getitimer alarm setitimer getpid sendfile socket connect accept sendto recvfrom sendmsg recvmsg
shutdown bind listen getsockname getpeername socketpair setsockopt getsockopt clone fork vfork execve exit wait4
kill uname semget semop semctl shmdt msgget msgsnd msgrcv msgctl fcntl flock fsync fdatasync truncate ftruncate
getdents getcwd chdir fchdir rename mkdir rmdir creat link unlink symlink readlink chmod fchmod chown fchown lchown
umask gettimeofday getrlimit getrusage sysinfo times getuid getgid setuid setgid geteuid getegid setpgid getppid
getpgrp setsid setreuid setregid getgroups setgroups setresuid getresuid setresgid getresgid getpgid setfsuid
setfsgid getsid capget capset rt_sigpending rt_sigtimedwait rt_sigqueueinfo rt_sigsuspend sigaltstack utime mknod
personality statfs fstatfs getpriority setpriority sched_setparam sched_getparam sched_setscheduler
sched_getscheduler sched_get_priority_max sched_get_priority_min sched_rr_get_interval mlock munlock mlockall
munlockall prctl arch_prctl setrlimit sync gettid readahead setxattr lsetxattr fsetxattr getxattr lgetxattr
fgetxattr listxattr llistxattr flistxattr removexattr lremovexattr fremovexattr tkill time futex sched_setaffinity
sched_getaffinity set_thread_area io_setup io_destroy io_getevents io_submit io_cancel get_thread_area epoll_create
epoll_ctl_old epoll_wait_old remap_file_pages getdents64 set_tid_address restart_syscall semtimedop fadvise64
timer_create timer_settime timer_gettime timer_getoverrun timer_delete clock_gettime clock_getres clock_nanosleep
exit_group epoll_wait epoll_ctl tgkill utimes mbind set_mempolicy get_mempolicy mq_open mq_unlink mq_timedsend
mq_timedreceive mq_notify mq_getsetattr waitid add_key request_key keyctl ioprio_set ioprio_get inotify_init
inotify_add_watch inotify_rm_watch migrate_pages openat mkdirat mknodat fchownat futimesat newfstatat unlinkat
renameat linkat symlinkat readlinkat fchmodat faccessat pselect6 ppoll unshare set_robust_list get_robust_list
splice tee sync_file_range vmsplice move_pages utimensat epoll_pwait signalfd timerfd_create eventfd fallocate
timerfd_settime timerfd_gettime accept4 signalfd4 eventfd2 epoll_create1 dup3 pipe2 inotify_init1 preadv pwritev
rt_tgsigqueueinfo recvmmsg prlimit64 name_to_handle_at syncfs sendmmsg setns getcpu process_vm_readv
process_vm_writev kcmp sched_setattr sched_getattr renameat2 getrandom memfd_create execveat userfaultfd membarrier
mlock2 copy_file_range preadv2 pwritev2 statx io_pgetevents rseq pidfd_send_signal io_uring_setup io_uring_enter
io_uring_register pidfd_open clone3 close_range openat2 faccessat2 process_madvise epoll_pwait2 futex_waitv
set_mempolicy_home_node fchmodat2
`),
  ],
]);
