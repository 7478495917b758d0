import Foundation
import Fuzzing

/// What hands do to a device that do not know what they do: commands of a script, the same for the same seed.
struct RandomHands {
    private var numbers: RandomNumbers
    private let size: CGSize
    private var isLandscape = false

    /// Hands on a device with a screen of a size, in points, that stands upright.
    init(seed: UInt64, size: CGSize) { (numbers, self.size) = (RandomNumbers(seed: seed), size) }

    /// How often each thing is done, of a hundred times; the rest are taps.
    private static let shares: [(share: Int, act: (inout RandomHands) -> String)] = [
        (22, { "drag \($0.point) to \($0.point)\($0.chance(of: 4) ? " over 0.1" : "")" }),
        (4, { "longpress \($0.point)" }),
        (4, { "pinch \($0.point) from \($0.number(10, 200)) to \($0.number(10, 200))" }),
        (6, { "scroll \($0.point) by \($0.number(-20, 20)) \($0.number(-400, 400))" }),
        (6, { "type \($0.word)" }),
        (5, { "key \($0.choice(of: keys))" }),
        (2, { $0.turn() }),
        (1, { "appearance \($0.choice(of: ["dark", "light"]))" }),
        (1, { _ in "background\nforeground" }),
        (1, { _ in "memory-warning" }),
        (2, { "wait 0.\($0.number(1, 9))" }),
    ]
    private static let keys = ["return", "escape", "delete", "tab", "space", "home", "end", "left", "right", "up", "down"]
    private static let words = ["a", "Hello", "0", "-1", "3.14", "1e999", "Xin chào", "مرحبا", "👩‍👩‍👧", "x y", "\\", "%@", "'", "word word"]

    /// So many commands.
    mutating func commands(_ count: Int) -> [String] {
        var commands: [String] = []
        while commands.count < count { commands += next().split(separator: "\n").map(String.init) }
        return Array(commands.prefix(count))
    }

    private mutating func next() -> String {
        var place = numbers.next(below: 100)
        for (share, act) in Self.shares {
            if place < share { return act(&self) }
            place -= share
        }
        return "tap \(point)"
    }

    private var point: String {
        mutating get {
            let (width, height) = isLandscape ? (size.height, size.width) : (size.width, size.height)
            return "\(numbers.next(below: Int(width))) \(numbers.next(below: Int(height)))"
        }
    }

    private var word: String { mutating get { choice(of: Self.words) } }

    private mutating func number(_ least: Int, _ most: Int) -> Int { least + numbers.next(below: most - least + 1) }
    private mutating func chance(of many: Int) -> Bool { numbers.next(below: many) == 0 }
    private mutating func choice(of words: [String]) -> String { words[numbers.next(below: words.count)] }

    private mutating func turn() -> String {
        isLandscape.toggle()
        return "rotate \(isLandscape ? "landscape" : "portrait")"
    }
}
