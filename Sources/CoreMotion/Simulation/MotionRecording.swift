import Foundation

/// What sensors measured, in a file: a line for each moment, with commas between its numbers.
///
/// They are the time (seconds, rising), the acceleration with gravity (g), the turn (radians a second), and the magnetic field (microteslas) if there
/// is one, each along or about the x, y and z axis of the device: `time,ax,ay,az,gx,gy,gz,mx,my,mz`. The first line may be these names.
package struct MotionRecording: Sendable {
    /// Why a file cannot be read: `NAME:LINE: …`.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    private struct Moment: Sendable {
        let time: Double
        let acceleration: Vector
        let rate: Vector
        let field: Vector?
        var attitude = Rotation.none

        init(_ values: [Double]) {
            time = values[0]
            acceleration = Vector(values[1], values[2], values[3])
            rate = Vector(values[4], values[5], values[6])
            field = values.count > 7 ? Vector(values[7], values[8], values[9]) : nil
        }
    }

    private static let names = ["time", "ax", "ay", "az", "gx", "gy", "gz", "mx", "my", "mz"]
    /// A file with more lines is refused.
    static let limit = 1_000_000

    private let moments: [Moment]

    /// Reads a file. `name` is what errors call it.
    ///
    /// - Throws: `Failure`.
    package init(_ data: Data, name: String) throws {
        guard let text = String(data: data, encoding: .utf8) else { throw Failure(description: "\(name):1: the text is not valid UTF-8") }
        var moments: [Moment] = []
        var count: Int?
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            func failure(_ text: String) -> Failure { Failure(description: "\(name):\(index + 1): \(text)") }
            let trimmed = line.trimmingCharacters(in: .whitespaces)
            guard !trimmed.isEmpty, !trimmed.hasPrefix("#") else { continue }
            let cells = trimmed.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
            if let count {
                guard cells.count == count else { throw failure("expected \(count) values, found \(cells.count)") }
            } else {
                guard cells.count == 7 || cells.count == 10 else { throw failure("expected 7 or 10 values, found \(cells.count)") }
                count = cells.count
                if cells == Array(Self.names.prefix(cells.count)) { continue }
            }
            guard moments.count < Self.limit else { throw failure("there are more than \(Self.limit) lines") }
            let values = try zip(cells, Self.names).map { cell, column in
                guard let value = Double(cell), abs(value) < 1e9 else {
                    throw failure("expected a number for \(column), found '\(cell)'")
                }
                return value
            }
            let moment = Moment(values)
            if let last = moments.last, moment.time <= last.time { throw failure("the time is not after that of the line before") }
            moments.append(moment)
        }
        guard !moments.isEmpty else { throw Failure(description: "\(name):1: there is no line of values") }
        Self.findAttitudes(&moments)
        self.moments = moments
    }

    // MARK: Attitudes

    /// Where gravity leads when nothing else does, it pulls what the gyroscope says to it within about so many seconds.
    private static let settling = 1.0

    /// Finds how the device was held: at first as gravity and the field say, then as it turned, which gravity corrects while nothing else pushes.
    private static func findAttitudes(_ moments: inout [Moment]) {
        var attitude = firstAttitude(moments[0])
        moments[0].attitude = attitude
        for index in moments.indices.dropFirst() {
            let (before, now) = (moments[index - 1], moments[index])
            let span = now.time - before.time
            attitude = attitude * Rotation(turning: (before.rate + now.rate) / 2 * span)
            let force = now.acceleration.length
            if abs(force - 1) < 0.1 {
                let error = attitude.toFrame(now.acceleration / force).cross(Vector(0, 0, -1))
                attitude = Rotation(turning: error * min(span / settling, 1)) * attitude
            }
            moments[index].attitude = attitude
        }
    }

    private static func firstAttitude(_ moment: Moment) -> Rotation {
        let force = moment.acceleration.length
        // What falls freely says nothing: it lies on its back.
        let down = force > 0.1 ? moment.acceleration / force : Vector(0, 0, -1)
        let pitch = asin(min(max(-down.y, -1), 1))
        let level = Rotation(roll: hypot(down.x, down.z) > 1e-9 ? atan2(down.x, -down.z) : 0, pitch: pitch, yaw: 0)
        guard let field = moment.field.map(level.toFrame), hypot(field.x, field.y) > 1e-9 else { return level }
        return Rotation(turning: Vector(0, 0, -atan2(field.y, field.x))) * level
    }

    // MARK: Moments

    /// What sensors say so many seconds after the beginning: between two moments, a part of both. After the last one the device is held as it was
    /// then.
    func sample(after seconds: Double) -> MotionSample {
        let wanted = moments[0].time + seconds
        var (low, high) = (0, moments.count - 1)
        guard wanted < moments[high].time else { return MotionSample(attitude: moments[high].attitude, magneticField: moments[high].field) }
        while high - low > 1 {
            let middle = (low + high) / 2
            if moments[middle].time <= wanted { low = middle } else { high = middle }
        }
        let (from, to) = (moments[low], moments[high])
        let part = (wanted - from.time) / (to.time - from.time)
        func mixed(_ from: Vector, _ to: Vector) -> Vector { from + (to - from) * part }
        var sample = MotionSample(
            attitude: from.attitude * Rotation(turning: (from.attitude.inverse * to.attitude).turn * part),
            rotationRate: mixed(from.rate, to.rate),
            magneticField: from.field.flatMap { field in to.field.map { mixed(field, $0) } })
        sample.userAcceleration = mixed(from.acceleration, to.acceleration) - sample.gravity
        return sample
    }
}
