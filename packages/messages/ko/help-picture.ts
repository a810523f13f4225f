/** The guide's pages about the picture itself: how it is encoded, and HDR. */
import type { helpPicture as English } from "../en/help-picture.ts";
import type { HelpPageText } from "../help-text.ts";
import { rich } from "../rich-text.ts";

const method: HelpPageText = {
  title: "내보내기 방식",
  summary:
    "JPEG를 다시 인코딩하지 않습니다. 원래 데이터는 그대로이고 프레임만 새것입니다. 상태 줄에 나오는 말과 그 이유.",
  shot: "상태 줄: 무손실 JPEG, 픽셀 크기, 파일 크기.",
  sections: {
    "lossless-jpeg": {
      title: "무손실 JPEG",
      words: "품질 화질 압축 비트 quality compression bit for bit lossless",
      blocks: [
        {
          text: rich(
            "JPEG를 저장하면 보통 모든 픽셀이 다시 인코딩되어 화질이 떨어집니다. Matte는 사진의 압축된 데이터를 새 파일로 그대로 옮기고 프레임만 인코딩합니다. 그러면 상태 줄에 <ui>무손실 JPEG</ui>라고 나옵니다.",
          ),
        },
        {
          text: "그러려면 사진이 파일의 블록 격자에 맞아야 하므로 매트가 8px까지 움직일 수 있습니다. 사진 위의 글자, 표식, 둥근 모서리는 그 아래의 블록만 바꾸고 다른 블록은 건드리지 않습니다.",
        },
      ],
    },
    "encoded-again": {
      title: "다시 인코딩될 때",
      words: "재압축 손실 화질 이유 recompressed lossy quality reason",
      blocks: [
        {
          text: rich(
            "이때는 상태 줄에 <code>JPEG 95%</code>와 함께 괄호 안에 이유가 나옵니다. 흔한 이유는 다음과 같습니다.",
          ),
        },
        {
          terms: [
            [
              "프리셋에 맞춰 크기 조절, 내보내기 크기에 맞춰 크기 조절",
              rich("픽셀이 바뀝니다. <ui>전체 크기</ui>를, 프리셋은 <ui>원본 크기</ui>를 고르세요."),
            ],
            ["수평 맞춤", "기울인 이미지는 픽셀이 새로 만들어집니다. 자르기와 90도 회전은 데이터를 유지합니다."],
            ["매트가 너무 좁아 원본 데이터 유지 불가", "매트를 10분의 1 넘게 옮겨야 합니다. 매트를 넓히세요."],
            ["매트를 8px 넘게 옮겨야 함", "이 파일의 블록이 큽니다. 매트를 조금 넓히거나 좁히세요."],
            ["캡션을 옮길 수 없어 원본 데이터 유지 불가", "매트나 캡션을 키우세요."],
            ["회색조 사진에 색 있는 프레임", "회색조 JPEG에는 색이 없습니다. 흰색, 회색, 검은색 중에서 고르세요."],
            [
              "원본 데이터 유지 안 함",
              rich("<ui>출력</ui>의 <ui>출력 설정 더 보기</ui>에서 <ui>원본 JPEG 데이터 유지</ui>가 꺼져 있습니다."),
            ],
            ["손상된 데이터", "파일에 결함이 있습니다. 메모리 카드에서 다시 복사하세요."],
          ],
        },
        {
          text: rich(
            "이때 품질은 95%이고 색 해상도는 줄이지 않습니다. <ui>품질</ui>에서 바꿀 수 있습니다. WebAssembly가 없는 브라우저는 언제나 다시 인코딩합니다.",
          ),
        },
      ],
    },
    "other-formats": {
      title: "다른 형식",
      words: "16비트 파일 크기 제한 16-bit file size limit",
      blocks: [
        {
          points: [
            rich("PNG는 모든 픽셀을 유지합니다. 16비트 사진은 16비트로 남습니다: <code>16비트 PNG</code>."),
            "RAW, HEIC, AVIF, TIFF, JPEG XL로는 쓸 수 없습니다. RAW 파일은 그 안의 JPEG에 손실 없이 프레임을 씌우고, 나머지는 JPEG, PNG, WebP로 바뀝니다.",
            rich(
              "<ui>내보내기 크기</ui>에서 <ui>파일 크기</ui>를 고르면 먼저 손실 없이 바이트를 줄입니다. 그다음 품질을, 마지막으로 크기를 줄이며, 얼마나 줄였는지 상태 줄에 나옵니다.",
            ),
          ],
        },
      ],
    },
    "left-out": {
      title: "빠지는 것",
      words: "메타데이터 위치 C2PA metadata location GPS",
      blocks: [
        {
          text: rich(
            "“제외”는 함께 가지 않는 것을 말합니다. 모션 포토의 동영상, 심도 정보, 콘텐츠 자격 증명 등입니다. <ui>원본 파일 복원 데이터 보관</ui>을 켜면 프레임을 벗길 때 자격 증명도 돌아옵니다. <unframe>프레임 벗기기</unframe>를 보세요.",
          ),
        },
        {
          text: rich("프로파일과 촬영 정보는 남습니다. 위치는 <ui>위치(GPS) 유지</ui>를 켜지 않으면 지워집니다."),
        },
      ],
    },
  },
};

const hdr: HelpPageText = {
  title: "HDR 사진",
  summary: "최근 휴대전화나 카메라의 사진은 프레임을 씌워도 HDR로 남습니다. 어디서 보이고 언제 사라지는지.",
  sections: {
    "what-stays": {
      title: "HDR로 남는 것",
      words: "게인 맵 울트라 HDR 애플 밝기 gain map Ultra HDR Apple brightness",
      blocks: [
        {
          text: rich(
            "Pixel, Galaxy, iPhone 등의 JPEG에는 게인 맵, 곧 밝은 부분의 밝기를 담은 두 번째 이미지가 들어 있습니다. Matte는 사진과 함께 게인 맵에도 프레임을 씌웁니다. 매트는 보통의 흰색만큼만 밝아서, 사진은 빛나고 프레임은 빛나지 않습니다.",
          ),
        },
        {
          points: [
            "게인 맵이 있는 HEIC와 AVIF는 게인 맵이 있는 JPEG가 됩니다.",
            "PQ나 HLG로 된 PNG는 PNG인 채로 HDR을 유지합니다.",
            rich("그러면 상태 줄이 <code>HDR</code>로 끝납니다."),
          ],
        },
      ],
    },
    "where-it-shows": {
      title: "HDR이 보이는 곳",
      blocks: [
        {
          text: rich(
            "이런 사진의 미리 보기에는 <ui>HDR</ui> 배지가 있습니다. HDR 화면에서 누르면 사진 본래의 밝기로 보이며, 그 둘레의 미리 보기는 보통 밝기로 그려집니다. 내보낸 파일을 HDR로 보려면 HDR 화면과 함께 Chrome, Safari, 휴대전화의 사진 앱처럼 게인 맵을 읽는 프로그램이 필요합니다. 그 밖에서는 보통 사진으로 보입니다.",
          ),
        },
      ],
    },
    "when-it-is-lost": {
      title: "HDR이 사라질 때",
      blocks: [
        {
          terms: [
            [
              rich("<code>HDR 손실</code>"),
              "형식이 HDR을 담지 못합니다. WebP, 게인 맵이 있는 사진의 PNG, PQ나 HLG로 된 AVIF가 그렇습니다. 함께 담은 사진과 캐러셀에서도 사라집니다.",
            ],
            [rich("<code>HDR 데이터 손상</code>"), "게인 맵을 읽을 수 없습니다. 사진 자체는 괜찮습니다."],
          ],
        },
        { text: rich("<ui>출력 설정 더 보기</ui>의 <ui>HDR 유지</ui>를 끄면 일부러 뺄 수 있습니다.") },
        {
          text: "일부 SNS는 업로드할 때 게인 맵을 지웁니다. 먼저 사진 한 장으로 시험해 보세요.",
        },
      ],
    },
  },
};

export const helpPicture: typeof English = { method, hdr };
