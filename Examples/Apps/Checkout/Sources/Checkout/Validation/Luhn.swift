/// The check digit of card numbers.
enum Luhn {

    static func isValid(_ digits: [Int]) -> Bool {
        guard !digits.isEmpty else { return false }
        var sum = 0
        for (index, digit) in digits.reversed().enumerated() {
            if index % 2 == 1 {
                let doubled = digit * 2
                sum += doubled > 9 ? doubled - 9 : doubled
            } else {
                sum += digit
            }
        }
        return sum % 10 == 0
    }

    static func checkDigit(for digits: [Int]) -> Int {
        (0...9).first { isValid(digits + [$0]) } ?? 0
    }
}
