/// The words of the login form.
public struct LoginText: Sendable {
    let title: String
    let subtitle: String
    let address: String
    let password: String
    let forgotten: String
    let logIn: String
    let or: String
    let others: [String]
    let newHere: String
    let register: String

    /// The form in English.
    public static let english = LoginText(
        title: "Welcome back",
        subtitle: "Log in to see your trips, tickets and the seats that you have saved.",
        address: "grace@example.org", password: "Password", forgotten: "Forgotten?", logIn: "Log in",
        or: "or", others: ["Passkey", "Code", "Guest"], newHere: "New here?", register: "Create an account")

    /// The form in Arabic.
    public static let arabic = LoginText(
        title: "مرحبًا بعودتك", subtitle: "سجّل الدخول لترى رحلاتك وتذاكرك والمقاعد التي حفظتها.",
        address: "layla@example.org", password: "كلمة المرور", forgotten: "نسيتها؟", logIn: "تسجيل الدخول",
        or: "أو", others: ["مفتاح", "رمز", "ضيف"], newHere: "جديد هنا؟", register: "أنشئ حسابًا")

    /// The form in Korean.
    public static let korean = LoginText(
        title: "다시 만나 반가워요",
        subtitle: "로그인하면 여행과 승차권, 저장해 둔 좌석을 볼 수 있어요.",
        address: "grace@example.org", password: "비밀번호", forgotten: "잊으셨나요?", logIn: "로그인", or: "또는",
        others: ["패스키", "코드", "둘러보기"], newHere: "처음이신가요?", register: "계정 만들기")
}
