import Foundation

extension HostScript {
    private static let motionVerbs = ["rotate", "accelerate", "walk", "climb", "activity", "run"]
    /// A turn of the device takes so long unless the script says otherwise, in seconds.
    private static let turnDuration = 0.25
    /// A push lasts so long unless the script says otherwise, in seconds.
    private static let pushDuration = 0.5

    /// What stands after `motion`.
    static func motion(_ words: inout Words) throws -> MotionRequest {
        let expectation = "one of \(motionVerbs.joined(separator: ", "))"
        switch try words.word(expectation) {
        case "rotate":
            let angles = try words.three("roll, pitch and yaw in degrees")
            return .rotate(
                roll: angles.0, pitch: angles.1, yaw: angles.2, seconds: try words.time("over", canBeZero: true) ?? turnDuration)
        case "accelerate":
            let push = try words.three("an acceleration along x, y and z in g")
            return .accelerate(x: push.0, y: push.1, z: push.2, seconds: try words.time("for") ?? pushDuration)
        case "walk":
            let word = try words.word("a number of steps")
            guard let steps = Int(word), (1...1_000_000).contains(steps) else {
                throw Failure(description: "expected a number of steps from 1 to 1000000, found '\(word)'")
            }
            return .walk(steps: steps, seconds: try words.time("over"))
        case "climb":
            let metres = Double(try words.number("metres"))
            guard metres != 0, abs(metres) <= 10_000 else {
                throw Failure(description: "expected metres from -10000 to 10000, and not 0, found '\(metres)'")
            }
            return .climb(metres: metres, seconds: try words.time("over"))
        case "activity": return .activity(try words.oneOf(MotionActivity.self))
        case "run":
            let name = words.rest()
            guard !name.isEmpty else { throw Failure(description: "expected a file of measurements after 'run'") }
            return .file(name)
        case "csv":
            let name = try words.word("a name").removingPercentEncoding ?? ""
            guard let data = Data(base64Encoded: try words.word("measurements")) else {
                throw Failure(description: "expected base 64 after a name")
            }
            return .recording(name: name, data)
        case let other: throw Failure(description: "expected \(expectation), found '\(other)'")
        }
    }
}

extension Words {
    fileprivate mutating func three(_ what: String) throws -> (Double, Double, Double) {
        func limited(_ value: CGFloat) throws -> Double {
            guard abs(value) <= 1_000_000 else { throw HostScript.Failure(description: "expected \(what), found '\(value)'") }
            return Double(value)
        }
        return (try limited(number(what)), try limited(number(what)), try limited(number(what)))
    }

    /// The seconds after a word, which are more than none, or none where that can be.
    fileprivate mutating func time(_ name: String, canBeZero: Bool = false) throws -> Double? {
        guard let seconds = try option(name) else { return nil }
        guard seconds > 0 || (seconds == 0 && canBeZero), seconds <= 1_000_000 else {
            throw HostScript.Failure(description: "expected seconds after '\(name)', found '\(seconds)'")
        }
        return seconds
    }
}
