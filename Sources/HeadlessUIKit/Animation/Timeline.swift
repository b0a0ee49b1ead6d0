/// When an animation runs, and how often: the part of its way at an instant.
struct Timeline: Equatable {
    /// The instant of the start, after the delay.
    var begin: Double
    /// Seconds for one way.
    var duration: Double
    /// How many ways, or ways there and back; infinity is for ever.
    var repeatCount = 1.0
    /// Whether each way there is followed by the same way back.
    var autoreverses = false

    /// A way, with the way back where there is one.
    private var cycle: Double { autoreverses ? duration * 2 : duration }

    /// The instant when all is done.
    var end: Double { begin + (repeatCount == 1 ? cycle : cycle * repeatCount) }

    /// The part of the way, from 0 to 1, at an instant; what came before the start is 0.
    func part(at now: Double) -> Double {
        let elapsed = now - begin
        guard elapsed > 0 else { return elapsed < 0 || duration > 0 ? 0 : 1 }
        guard duration > 0 else { return 1 }
        guard duration.isFinite else { return 0 }
        if now >= end { return partAtEnd }
        let place = elapsed.truncatingRemainder(dividingBy: cycle) / duration
        return place > 1 ? 2 - place : place
    }

    private var partAtEnd: Double {
        let rest = repeatCount.truncatingRemainder(dividingBy: 1)
        guard rest.isFinite, rest > 0 else { return autoreverses ? 0 : 1 }
        let place = autoreverses ? rest * 2 : rest
        return place > 1 ? 2 - place : place
    }
}
