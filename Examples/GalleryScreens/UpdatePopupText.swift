/// The words of the update popup.
public struct UpdatePopupText: Sendable {
    /// The message under the picture.
    public var message: String
    /// The words beside the check box.
    public var dontShowAgain: String
    /// The button's title.
    public var update: String

    /// The popup in Korean.
    public static let korean = UpdatePopupText(
        message: "더 안정적인 서비스를 위해 새로운 버전이 준비되었어요. 지금 업데이트하고 새로운 홈 화면과 빨라진 검색을 만나 보세요.",
        dontShowAgain: "오늘 하루 보지 않기",
        update: "업데이트 하러가기")

    /// The popup in English.
    public static let english = UpdatePopupText(
        message: "A new version is ready. Update now for the redesigned home screen and a search that "
            + "answers while you type.",
        dontShowAgain: "Don't show again today",
        update: "Go to update")
}
