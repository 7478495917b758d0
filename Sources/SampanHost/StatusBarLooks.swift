/// What the status bar shows in the place of what the host says, in `simctl status_bar`'s words. What is `nil` is left as it is.
public struct StatusBarLooks: Hashable, Sendable {
    /// The kind of network that is used.
    public enum DataNetwork: String, CaseIterable, Sendable {
        case hide, wifi
        case threeG = "3g"
        case fourG = "4g"
        case lte
        case lteA = "lte-a"
        case ltePlus = "lte+"
        case fiveG = "5g"
        case fiveGPlus = "5g+"
        case fiveGUWB = "5g-uwb"
        case fiveGUC = "5g-uc"
    }

    /// Whether there is a wireless network.
    public enum WiFiMode: String, CaseIterable, Sendable { case searching, failed, active }

    /// Whether there is a mobile network.
    public enum CellularMode: String, CaseIterable, Sendable { case notSupported, searching, failed, active }

    /// What the battery does.
    public enum BatteryState: String, CaseIterable, Sendable { case charging, charged, discharging }

    /// The time of day.
    public var time: String?
    /// The kind of network.
    public var dataNetwork: DataNetwork?
    /// Whether there is a wireless network.
    public var wifiMode: WiFiMode?
    /// How strong it is: 0 to 3.
    public var wifiBars: Int?
    /// Whether there is a mobile network.
    public var cellularMode: CellularMode?
    /// How strong it is: 0 to 4.
    public var cellularBars: Int?
    /// What the battery does.
    public var batteryState: BatteryState?
    /// How full it is, in percent.
    public var batteryLevel: Int?

    /// Nothing else than what the host says.
    public init() {}

    /// These looks, and where they say nothing, others.
    public func over(_ other: StatusBarLooks) -> StatusBarLooks {
        var result = self
        result.time = time ?? other.time
        result.dataNetwork = dataNetwork ?? other.dataNetwork
        result.wifiMode = wifiMode ?? other.wifiMode
        result.wifiBars = wifiBars ?? other.wifiBars
        result.cellularMode = cellularMode ?? other.cellularMode
        result.cellularBars = cellularBars ?? other.cellularBars
        result.batteryState = batteryState ?? other.batteryState
        result.batteryLevel = batteryLevel ?? other.batteryLevel
        return result
    }

    /// As whoever reads a script would write them, one a line.
    public var list: String {
        let entries: [(String, String?)] = [
            ("time", time), ("dataNetwork", dataNetwork?.rawValue), ("wifiMode", wifiMode?.rawValue),
            ("wifiBars", wifiBars.map(String.init)),
            ("cellularMode", cellularMode?.rawValue), ("cellularBars", cellularBars.map(String.init)),
            ("batteryState", batteryState?.rawValue), ("batteryLevel", batteryLevel.map(String.init)),
        ]
        return entries.compactMap { name, value in value.map { "--\(name) \($0)" } }.joined(separator: "\n")
    }
}

extension HostScript {
    /// What stands after `status-bar`.
    static func statusBar(_ words: inout Words) throws -> Command {
        let expectation = "one of override, clear, list"
        switch try words.word(expectation) {
        case "override": return .ask(.statusBar(try words.looks()))
        case "clear": return .ask(.statusBar(nil))
        case "list": return .query(.statusBar)
        case let other: throw Failure(description: "expected \(expectation), found '\(other)'")
        }
    }
}

extension Words {
    private static let options = [
        "time", "dataNetwork", "wifiMode", "wifiBars", "cellularMode", "cellularBars", "batteryState", "batteryLevel",
    ]

    fileprivate mutating func looks() throws -> StatusBarLooks {
        var looks = StatusBarLooks()
        while let option = next() {
            switch option {
            case "--time": looks.time = try text("a time after '--time'")
            case "--dataNetwork": looks.dataNetwork = try oneOf(StatusBarLooks.DataNetwork.self)
            case "--wifiMode": looks.wifiMode = try oneOf(StatusBarLooks.WiFiMode.self)
            case "--wifiBars": looks.wifiBars = try whole(0...3, after: option)
            case "--cellularMode": looks.cellularMode = try oneOf(StatusBarLooks.CellularMode.self)
            case "--cellularBars": looks.cellularBars = try whole(0...4, after: option)
            case "--batteryState": looks.batteryState = try oneOf(StatusBarLooks.BatteryState.self)
            case "--batteryLevel": looks.batteryLevel = try whole(0...100, after: option)
            default:
                let known = Self.options.map { "--\($0)" }.joined(separator: ", ")
                throw HostScript.Failure(description: "expected one of \(known), found '\(option)'")
            }
        }
        guard looks != StatusBarLooks() else {
            throw HostScript.Failure(
                description: "expected one or more of \(Self.options.map { "--\($0)" }.joined(separator: ", ")) after 'override'")
        }
        return looks
    }

    /// A whole number of a range.
    mutating func whole(_ range: ClosedRange<Int>, after option: String) throws -> Int {
        let word = next() ?? ""
        guard let number = Int(word), range.contains(number) else {
            throw HostScript.Failure(
                description: "expected a whole number from \(range.lowerBound) to \(range.upperBound) after '\(option)', found '\(word)'")
        }
        return number
    }
}
