#!/bin/bash
# Frames the photos of a folder with a job array: each of its tasks has one share.
#   cd /shared/photos && sbatch slurm.sh
# To repeat tasks that failed, submit the whole array again: finished shares skip all their photos.
#SBATCH --job-name=matte
#SBATCH --array=1-4
#SBATCH --cpus-per-task=2
#SBATCH --mem=1G
#SBATCH --time=04:00:00
#SBATCH --requeue
# A minute before the time is over, photos in progress are finished.
#SBATCH --signal=TERM@60

srun matte frame "shoot/*.jpg" --shard auto --look museum --out prints --jobs "$SLURM_CPUS_PER_TASK"
