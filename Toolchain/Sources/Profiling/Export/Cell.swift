/// A value of a table, as Instruments' export writes it: of a kind, as text for people, and as itself; often with values of which it consists.
struct Cell {
    /// What it is itself.
    enum Value {
        case number(Int)
        case text(String)
        /// Nothing beside what it consists of.
        case none
    }

    /// The engineering type: `duration`.
    var type: String
    /// What people read.
    var text: String
    var value: Value = .none
    var attributes: [(name: String, value: String)] = []
    var children: [Cell] = []
    /// What is the same for the same value of a trace: it is written once, and referred to.
    var key: String
}

extension Cell {
    static func number(_ type: String, _ value: Int, _ text: String) -> Cell {
        Cell(type: type, text: text, value: .number(value), key: "\(type) \(value)")
    }

    static func text(_ type: String, _ value: String) -> Cell {
        Cell(type: type, text: value, value: .text(value), key: "\(type) \(value)")
    }

    /// A moment of the recording, in nanoseconds.
    static func time(_ type: String, _ time: Int) -> Cell { number(type, time, Cell.moment(time)) }

    /// A stretch of time, in nanoseconds.
    static func duration(_ time: Int, as type: String = "duration") -> Cell { number(type, time, Cell.span(time)) }

    /// A number of bytes.
    static func bytes(_ count: Int) -> Cell { number("size-in-bytes", count, "\(count) Bytes") }

    /// `00:01.250.000`, as Instruments writes moments.
    static func moment(_ time: Int) -> String {
        func digits(_ number: Int, _ count: Int) -> String {
            let text = "\(number)"
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        let (minutes, rest) = time.quotientAndRemainder(dividingBy: 60_000_000_000)
        return
            "\(digits(minutes, 2)):\(digits(rest / 1_000_000_000, 2)).\(digits(rest / 1_000_000 % 1000, 3)).\(digits(rest / 1000 % 1000, 3))"
    }

    /// `612.30 ms`
    static func span(_ time: Int) -> String {
        func hundredths(_ time: Int, of unit: Int) -> String {
            let number = (time / (unit / 100)) % 100
            return "\(time / unit).\(number < 10 ? "0" : "")\(number)"
        }
        return switch time {
        case 1_000_000_000...: "\(hundredths(time, of: 1_000_000_000)) s"
        case 1_000_000...: "\(hundredths(time, of: 1_000_000)) ms"
        default: "\(hundredths(time, of: 1000)) µs"
        }
    }

    /// As a value of JSON.
    var json: Any {
        switch value {
        case .number(let number): number
        case .text(let text): text
        case .none: type == "backtrace" ? children.map(\.json) : type == "frame" ? frameJSON : text
        }
    }

    private var frameJSON: Any {
        Dictionary(attributes.map { ($0.name, $0.value) } + children.map { ($0.type, $0.text) }) { first, _ in first }
    }
}
