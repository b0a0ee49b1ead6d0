/// The words of the article screen.
public struct ArticleText: Sendable {
    /// The large title.
    public var title: String
    /// The line over the headline.
    public var category: String
    /// The headline of the article.
    public var headline: String
    /// The author, and the time.
    public var byline: String
    /// The paragraphs.
    public var paragraphs: [String]
    /// The titles of the tabs.
    public var tabs: [String]
    /// The button at the right of the bar.
    public var edit: String
    /// The title of the sheet, and the button that closes it.
    public var notes: String
    /// The button that closes the sheet.
    public var done: String
    /// The text of the sheet.
    public var note: String
    /// The prompt before deleting, and its warning.
    public var prompt: String
    /// The warning below the prompt.
    public var warning: String
    /// The button that keeps the article.
    public var cancel: String
    /// The button that deletes the article.
    public var delete: String

    /// The article in English.
    public static let english = ArticleText(
        title: "Journal", category: "FIELD NOTES",
        headline: "How the river was measured before there were maps",
        byline: "Ada Lindqvist, 14 March",
        paragraphs: [
            "Every spring the ferrymen stretched a rope across the narrows and knotted it where the water began "
                + "and where it ended. The knots of forty years hang in the boathouse, and they tell more about "
                + "the valley than the survey that came after them.",
            "What the rope could not say was how deep the channel ran. For that they lowered a stone on a line of "
                + "braided horsehair, counting aloud, and the youngest wrote the numbers on the inside of the lid "
                + "of the tool chest.",
            "The chest is still there. Its lid is covered with figures from edge to edge, in eleven hands, and "
                + "the last of them is dated the year in which the bridge was opened.",
            "When the engineers arrived with their instruments, they asked to see the rope first. They laid it "
                + "out in the meadow, walked along it from knot to knot, and changed the place of the middle "
                + "pier by half a length.",
        ],
        tabs: ["Journal", "Places", "Saved", "Me"], edit: "Edit", notes: "Notes", done: "Done",
        note:
            "Ask at the boathouse whether the lid of the chest may be photographed. The light is best before "
            + "ten, when the doors to the water stand open.",
        prompt: "Delete this article?", warning: "Your notes on it will be deleted as well.",
        cancel: "Cancel", delete: "Delete")

    /// The article in Korean.
    public static let korean = ArticleText(
        title: "기록", category: "현장 노트", headline: "지도가 없던 시절, 강을 재던 방법",
        byline: "김하늘, 3월 14일",
        paragraphs: [
            "해마다 봄이 되면 뱃사공들은 좁은 여울에 밧줄을 가로질러 매고, 물이 시작되는 곳과 끝나는 곳에 매듭을 지었다. "
                + "마흔 해의 매듭이 지금도 나루 창고에 걸려 있고, 뒤에 온 어떤 측량보다 이 골짜기를 잘 말해 준다.",
            "밧줄이 말해 주지 못한 것은 물길의 깊이였다. 그래서 말총을 꼬아 만든 줄에 돌을 달아 내리며 큰 소리로 세었고, "
                + "가장 어린 사람이 연장 궤짝의 뚜껑 안쪽에 숫자를 적었다.",
            "그 궤짝은 아직 그 자리에 있다. 뚜껑은 끝에서 끝까지 열한 사람의 글씨로 덮여 있으며, "
                + "마지막 숫자에는 다리가 놓인 해가 적혀 있다.",
            "기술자들은 도착하자마자 먼저 밧줄을 보여 달라고 했다. 풀밭에 길게 펼쳐 놓고 매듭마다 걸어 보더니, "
                + "가운데 교각의 자리를 반 뼘 옮겼다.",
        ],
        tabs: ["기록", "장소", "저장", "나"], edit: "편집", notes: "메모", done: "완료",
        note: "궤짝 뚜껑을 사진으로 찍어도 되는지 나루 창고에 물어볼 것. 물가로 난 문이 열려 있는 열 시 이전의 빛이 가장 좋다.",
        prompt: "이 글을 삭제할까요?", warning: "글에 남긴 메모도 함께 삭제됩니다.", cancel: "취소", delete: "삭제")
}
