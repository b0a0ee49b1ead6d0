/// When an animation runs, and how often: its progress at an instant.
struct Timeline: Equatable {
    /// The instant of the start, after the delay.
    var begin: Double
    /// Seconds for one run.
    var duration: Double
    /// How many runs; a run in reverse is part of its run. Infinity is for ever.
    var repeatCount = 1.0
    /// Whether each run is followed by a run in reverse.
    var autoreverses = false

    /// Seconds for a run, with the run in reverse where there is one.
    private var cycle: Double { autoreverses ? duration * 2 : duration }

    /// The instant when all is done.
    var end: Double { begin + (repeatCount == 1 ? cycle : cycle * repeatCount) }

    /// The progress of the run, from 0 to 1, at an instant; 0 before the start.
    func part(at now: Double) -> Double {
        let elapsed = now - begin
        guard elapsed > 0 else { return elapsed < 0 || duration > 0 ? 0 : 1 }
        guard duration > 0 else { return 1 }
        guard duration.isFinite else { return 0 }
        if now >= end { return partAtEnd }
        let phase = elapsed.truncatingRemainder(dividingBy: cycle) / duration
        return phase > 1 ? 2 - phase : phase
    }

    private var partAtEnd: Double {
        let rest = repeatCount.truncatingRemainder(dividingBy: 1)
        guard rest.isFinite, rest > 0 else { return autoreverses ? 0 : 1 }
        let phase = autoreverses ? rest * 2 : rest
        return phase > 1 ? 2 - phase : phase
    }
}
