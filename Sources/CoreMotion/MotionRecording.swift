import Foundation

/// What sensors said, in a file: a line of names with commas between them, then a line for each moment.
///
/// The names are `time` (seconds, rising), and of the sensors those that there are: `accelerationX`, `Y`, `Z` (g), `rotationX`, `Y`, `Z` (radians a
/// second), `magneticX`, `Y`, `Z` (microteslas), `pitch`, `roll`, `yaw` (radians), `pressure` (kilopascals), `altitude` (metres), `steps` (a
/// count), `distance` (metres), `activity` (a word).
package struct MotionRecording: Sendable {
    /// Why a file cannot be read: `NAME:LINE: …`.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    static let words = ["unknown", "stationary", "walking", "running", "automotive", "cycling"]
    private static let names: Set = [
        "accelerationX", "accelerationY", "accelerationZ", "rotationX", "rotationY", "rotationZ", "magneticX", "magneticY", "magneticZ",
        "pitch", "roll", "yaw", "pressure", "altitude", "steps", "distance", "activity",
    ]
    /// A file with more lines is refused.
    static let limit = 1_000_000

    let times: [Double]
    private let columns: [String: [Double]]

    /// Reads a file. `name` is what errors call it.
    ///
    /// - Throws: `Failure`.
    package init(_ data: Data, name: String) throws {
        guard let text = String(data: data, encoding: .utf8) else { throw Failure(description: "\(name):1: the text is not valid UTF-8") }
        var header: [String]?
        var times: [Double] = []
        var values: [[Double]] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            func failure(_ text: String) -> Failure { Failure(description: "\(name):\(index + 1): \(text)") }
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            guard !trimmed.isEmpty, !trimmed.hasPrefix("#") else { continue }
            let cells = trimmed.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
            guard let header else {
                guard cells.first == "time" else { throw failure("expected names that begin with 'time', found '\(cells[0])'") }
                for cell in cells.dropFirst() where !Self.names.contains(cell) { throw failure("there is no sensor '\(cell)'") }
                guard Set(cells).count == cells.count else { throw failure("a name is there twice") }
                header = cells
                values = cells.dropFirst().map { _ in [] }
                continue
            }
            guard cells.count == header.count else { throw failure("expected \(header.count) values, found \(cells.count)") }
            guard times.count < Self.limit else { throw failure("there are more than \(Self.limit) lines") }
            for (column, cell) in cells.enumerated() {
                let word = header[column] == "activity" ? Self.words.firstIndex(of: cell).map(Double.init) : Double(cell)
                guard let value = word, value.isFinite, abs(value) < 1e12 else {
                    let kind = header[column] == "activity" ? "one of \(Self.words.joined(separator: ", "))" : "a number"
                    throw failure("expected \(kind) for \(header[column]), found '\(cell)'")
                }
                if column > 0 {
                    values[column - 1].append(value)
                } else {
                    if let last = times.last, value <= last { throw failure("the time is not after that of the line before") }
                    times.append(value)
                }
            }
        }
        guard let header else { throw Failure(description: "\(name):1: the file is empty") }
        guard !times.isEmpty else { throw Failure(description: "\(name):1: there is no line of values") }
        self.times = times
        columns = Dictionary(uniqueKeysWithValues: zip(header.dropFirst(), values))
    }

    /// How long it is, in seconds.
    var duration: Double { times[times.count - 1] - times[0] }

    func has(_ names: String...) -> Bool { names.allSatisfy { columns[$0] != nil } }

    /// What a sensor says so many seconds after the beginning: between two moments, a part of both; after the last one, that.
    func value(_ name: String, at time: Double) -> Double? {
        guard let values = columns[name] else { return nil }
        let wanted = times[0] + time
        var (low, high) = (0, times.count - 1)
        guard wanted > times[low] else { return values[low] }
        guard wanted < times[high] else { return values[high] }
        while high - low > 1 {
            let middle = (low + high) / 2
            if times[middle] <= wanted { low = middle } else { high = middle }
        }
        if name == "activity" || name == "steps" { return values[low] }
        let part = (wanted - times[low]) / (times[high] - times[low])
        return values[low] + (values[high] - values[low]) * part
    }

    func vector(_ name: String, at time: Double) -> (x: Double, y: Double, z: Double)? {
        guard let x = value("\(name)X", at: time), let y = value("\(name)Y", at: time), let z = value("\(name)Z", at: time) else {
            return nil
        }
        return (x, y, z)
    }
}
