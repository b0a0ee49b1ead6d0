/// The words of the intro screen.
public struct IntroText: Sendable {
    /// The title over the text.
    public var title: String
    /// The line under the title.
    public var subtitle: String
    /// The two segments.
    public var segments: [String]
    /// The long text.
    public var body: String
    /// The text under the line.
    public var footer: String

    /// The intro in English.
    public static let english = IntroText(
        title: "Layout anywhere", subtitle: "Flexbox and pins on one view tree",
        segments: ["Intro", "FlexLayout", "PinLayout"],
        body: "The image keeps its proportion, the column beside it takes what is left, and the text below "
            + "wraps at the width that the column gave it. Nothing on this screen has a fixed place.",
        footer:
            "This label stands under a separator that is one point high, whatever the text above it needs.")

    /// The intro in Korean.
    public static let korean = IntroText(
        title: "어디서나 레이아웃", subtitle: "하나의 뷰 트리 위의 플렉스박스와 핀",
        segments: ["소개", "플렉스", "핀"],
        body: "이미지는 비율을 유지하고, 옆의 열은 남은 너비를 차지하며, 아래의 글은 열이 준 너비에서 줄을 바꿉니다. "
            + "이 화면에는 고정된 위치가 없습니다.",
        footer: "이 레이블은 위의 글이 얼마나 길든 높이 1포인트의 구분선 아래에 있습니다.")
}
