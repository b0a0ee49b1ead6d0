import Foundation

/// A unit of a duration that is written, the largest first.
enum DurationUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var calendarUnit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// The seconds of the unit; of a year and a month on average.
    var seconds: Int {
        switch self {
        case .year: 31_556_952
        case .month: 2_629_746
        case .week: 604_800
        case .day: 86_400
        case .hour: 3600
        case .minute: 60
        case .second: 1
        }
    }

    func isSet(in components: DateComponents) -> Bool { components.value(for: component) != nil }

    func value(in components: DateComponents) -> Int { components.value(for: component) ?? 0 }

    var name: String {
        switch self {
        case .year: "year"
        case .month: "month"
        case .week: "week"
        case .day: "day"
        case .hour: "hour"
        case .minute: "minute"
        case .second: "second"
        }
    }

    var abbreviation: String {
        switch self {
        case .year: "y"
        case .month: "mo"
        case .week: "w"
        case .day: "d"
        case .hour: "h"
        case .minute: "m"
        case .second: "s"
        }
    }

    /// The short name for a number of them.
    func short(_ value: Int) -> String {
        switch self {
        case .year: value == 1 ? "yr" : "yrs"
        case .month: value == 1 ? "mth" : "mths"
        case .week: value == 1 ? "wk" : "wks"
        case .day: value == 1 ? "day" : "days"
        case .hour: "hr"
        case .minute: "min"
        case .second: "sec"
        }
    }
}
