import Foundation

/// What several fingers, or one several times, do: the commands besides a simple tap, press and drag.
extension HostScript {
    /// What fingers do, and where.
    public enum FingerPlay: Equatable, Sendable {
        /// So many taps, one after another, with so many fingers.
        case taps(count: Int, fingers: Int)
        /// A finger is held, moves to another place in a straight line, is held there, and is lifted.
        case pressAndDrag(to: CGPoint, press: Double, duration: Double, hold: Double)
        /// Two fingers turn about the place by an angle in radians, clockwise if it is positive.
        case twist(angle: CGFloat, duration: Double)
        /// The pointer comes to the place, and no finger to the screen.
        case hover

        /// The time that a finger is down in a tap, and the time between two taps, in seconds.
        private static let tap = 0.05
        private static let gap = 0.1
        /// How far from the middle fingers are that turn, and how far from each other those that tap, in points.
        private static let radius: CGFloat = 60
        private static let spread: CGFloat = 24

        /// The events, each with its time after the beginning, in seconds.
        public func events(at place: CGPoint) -> [(Double, HostEvent?)] {
            let frame = 1.0 / 60
            switch self {
            case .hover: return [(0, .pointer(place))]
            case .taps(let count, let fingers):
                let offsets = (0..<fingers).map { (CGFloat($0) - CGFloat(fingers - 1) / 2) * Self.spread }
                return (0..<count).flatMap { number in
                    let start = Double(number) * (Self.tap + Self.gap)
                    return [(start, HostEvent.TouchPhase.began), (start + Self.tap, .ended)].flatMap { time, phase in
                        offsets.enumerated().map { id, offset in
                            (time, HostEvent.touch(id: id, phase: phase, location: CGPoint(x: place.x + offset, y: place.y)))
                        }
                    }
                }
            case .pressAndDrag(let end, let press, let duration, let hold):
                let count = max(1, Int((duration / frame).rounded()))
                var events: [(Double, HostEvent?)] = [(0, .touch(id: 0, phase: .began, location: place))]
                for number in 1...count {
                    let t = CGFloat(number) / CGFloat(count)
                    let point = CGPoint(x: place.x + (end.x - place.x) * t, y: place.y + (end.y - place.y) * t)
                    events.append((press + Double(number) * frame, .touch(id: 0, phase: .moved, location: point)))
                }
                // A finger that rests before it is lifted throws nothing.
                return events + [(press + Double(count) * frame + max(hold, frame), .touch(id: 0, phase: .ended, location: end))]
            case .twist(let angle, let duration):
                let count = max(1, Int((duration / frame).rounded()))
                func fingers(_ turn: CGFloat, _ phase: HostEvent.TouchPhase, at time: Double) -> [(Double, HostEvent?)] {
                    [0, 1].map { id in
                        let direction = turn + (id == 0 ? .pi : 0)
                        let point = CGPoint(x: place.x + Self.radius * cos(direction), y: place.y + Self.radius * sin(direction))
                        return (time, .touch(id: id, phase: phase, location: point))
                    }
                }
                var events = fingers(0, .began, at: 0)
                for number in 1...count {
                    events += fingers(angle * CGFloat(number) / CGFloat(count), .moved, at: Double(number) * frame)
                }
                return events + fingers(angle, .ended, at: Double(count + 1) * frame)
            }
        }
    }

    /// The keys that characters of a typed text are: what control characters stand for, and what AppKit numbers keys by that type nothing.
    private static let typedKeys: [Character: String] = [
        "\n": "return", "\r": "return", "\r\n": "return", "\u{3}": "return", "\u{8}": "delete", "\u{7F}": "delete", "\t": "tab",
        "\u{1B}": "escape", "\u{F700}": "up", "\u{F701}": "down", "\u{F702}": "left", "\u{F703}": "right", "\u{F729}": "home",
        "\u{F72B}": "end",
    ]

    /// The events of typing a text, in which ends of lines are the return key and backspaces the delete key: a character a frame.
    static func typing(_ text: String) -> [(Double, HostEvent?)] {
        text.enumerated().flatMap { number, character -> [(Double, HostEvent?)] in
            let time = Double(number) / 60
            guard let usage = typedKeys[character].flatMap({ keys[$0] }) else { return [(time, .text(String(character)))] }
            return [true, false].map { (time, .key(usage: usage, isDown: $0, characters: "", modifiers: [])) }
        }
    }
}

extension Words {
    /// What stands behind the place of a tap: `taps 2 fingers 2`; `nil` for a simple one.
    mutating func taps() throws -> HostScript.FingerPlay? {
        let count = try option("taps"), fingers = try option("fingers")
        guard count != nil || fingers != nil else { return nil }
        func number(_ value: Double?, _ name: String) throws -> Int {
            guard let value else { return 1 }
            guard (1...10).contains(value), value == value.rounded() else {
                throw HostScript.Failure(description: "expected 1 to 10 after '\(name)'")
            }
            return Int(value)
        }
        return .taps(count: try number(count, "taps"), fingers: try number(fingers, "fingers"))
    }

    /// The number of an element.
    mutating func elementNumber() throws -> Int {
        let word = try word("an element's number")
        guard let number = Int(word), number >= 0 else {
            throw HostScript.Failure(description: "expected an element's number, found '\(word)'")
        }
        return number
    }
}
