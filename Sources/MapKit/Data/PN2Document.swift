import Foundation

/// Outlines in a file of Marble's format PN2: numbers with the high byte first, places in 120ths of a degree, most of them as steps from one that is
/// written whole. (The format is described in Marble's `Pn2Runner.cpp`.)
package struct PN2Document {
    /// Why a file cannot be read: `NAME: at byte N: …`.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// A line, or the edge of an area or of a hole in it.
    package struct Outline {
        /// What it is.
        package enum Kind: UInt8 { case line, ring, edge, hole, group }
        package let kind: Kind
        /// The thing that it is part of.
        package let feature: UInt32
        /// Longitudes and latitudes, in degrees.
        package let points: [(longitude: Float, latitude: Float)]
    }

    package let outlines: [Outline]

    /// A file with more points is refused.
    static let limit = 5_000_000

    /// Reads a file. `name` is what errors call it.
    ///
    /// - Throws: `Failure`.
    package init(_ data: Data, name: String) throws {
        var reader = Reader(bytes: [UInt8](data), name: name)
        let version = try reader.number(UInt8.self)
        guard version == 2 else { throw reader.failure("expected version 2, found \(version)") }
        let count = try reader.number(UInt32.self)
        let isColored = try reader.number(UInt8.self) != 0
        var outlines: [Outline] = []
        var last: UInt32 = 0
        for _ in 0..<count {
            // In a file, parts of groups are counted too.
            guard !reader.isAtEnd else { break }
            let kind = try reader.kind()
            let feature = try reader.number(UInt32.self)
            if feature != last, isColored { _ = try reader.number(UInt8.self) }
            last = feature
            guard kind == .group else {
                outlines.append(Outline(kind: kind, feature: feature, points: try reader.points()))
                continue
            }
            for _ in 0..<(try reader.number(UInt8.self)) {
                let part = try reader.kind()
                guard part != .group else { throw reader.failure("a group within a group") }
                _ = try reader.number(UInt32.self)
                outlines.append(Outline(kind: part, feature: feature, points: try reader.points()))
            }
        }
        self.outlines = outlines
    }

    private struct Reader {
        let bytes: [UInt8]
        let name: String
        var place = 0
        var total = 0

        var isAtEnd: Bool { place >= bytes.count }

        func failure(_ text: String) -> Failure { Failure(description: "\(name): at byte \(place): \(text)") }

        mutating func number<T: FixedWidthInteger>(_ type: T.Type) throws -> T {
            let size = MemoryLayout<T>.size
            guard place + size <= bytes.count else { throw failure("the file ends too early") }
            defer { place += size }
            return bytes[place..<place + size].reduce(T.zero) { size == 1 ? T(truncatingIfNeeded: $1) : $0 << 8 | T($1) }
        }

        mutating func kind() throws -> Outline.Kind {
            let value = try number(UInt8.self)
            guard let kind = Outline.Kind(rawValue: value) else { throw failure("expected the kind of an outline, 0 to 4, found \(value)") }
            return kind
        }

        mutating func points() throws -> [(longitude: Float, latitude: Float)] {
            let count = try number(UInt32.self)
            guard Int(count) <= (bytes.count - place) / 6 else { throw failure("\(count) points are more than the file has") }
            var points: [(longitude: Float, latitude: Float)] = []
            func add(_ latitude: Int, _ longitude: Int) throws {
                guard abs(latitude) <= 90 * 120, abs(longitude) <= 180 * 120 else { throw failure("a point is not on the earth") }
                points.append((Float(longitude) / 120, Float(latitude) / 120))
            }
            for _ in 0..<count {
                let (latitude, longitude) = (Int(try number(Int16.self)), Int(try number(Int16.self)))
                let steps = Int(try number(Int16.self))
                guard steps >= 0, total + steps < PN2Document.limit else { throw failure("\(steps) steps from a point") }
                total += steps + 1
                try add(latitude, longitude)
                for _ in 0..<steps { try add(latitude + Int(try number(Int8.self)), longitude + Int(try number(Int8.self))) }
            }
            return points
        }
    }
}
