import Foundation

/// A profile of the International Color Consortium's that says by curves and by three primaries, or by one curve for grey, what its colours
/// are. Others, which do so by tables, are not read.
struct ColorProfile {
    let definition: CGColorSpace.Definition

    /// How many components a profile's colours have, whether or not it can be read; `nil` if it is no profile.
    static func componentCount(_ data: Data) -> Int? {
        guard data.count >= 132, data.number(36) == 0x6163_7370 else { return nil }
        switch data.number(16) {
        case 0x4752_4159: return 1
        case 0x5247_4220, 0x4C61_6220, 0x5859_5A20: return 3
        case 0x434D_594B: return 4
        default: return nil
        }
    }

    init?(_ data: Data) {
        guard ColorProfile.componentCount(data) != nil, let count = data.number(128), count <= 256 else { return nil }
        let bytes = Array(data)
        var found: [UInt32: Range<Int>] = [:]
        for index in 0..<Int(count) {
            guard let tag = data.number(132 + 12 * index), let start = data.number(136 + 12 * index),
                let size = data.number(140 + 12 * index)
            else { return nil }
            let (from, to) = (Int(start), Int(start) + Int(size))
            if to <= data.count, size >= 8 { found[tag] = from..<to }
        }
        let tags = found
        switch data.number(16) {
        case 0x4752_4159:
            guard let curve = ColorProfile.curve(bytes, tags[0x6B54_5243]) else { return nil }
            definition = .measuredGray(curve)
        case 0x5247_4220:
            let curves = [0x7254_5243, 0x6754_5243, 0x6254_5243].compactMap { ColorProfile.curve(bytes, tags[$0]) }
            let columns = [0x7258_595A, 0x6758_595A, 0x6258_595A].compactMap { ColorProfile.xyz(bytes, tags[$0]) }
            guard data.number(20) == 0x5859_5A20, curves.count == 3, columns.count == 3,
                let space = MeasuredRGB(curves, Matrix3(columns[0], columns[1], columns[2]), white: .d50)
            else { return nil }
            definition = .measuredRGB(space)
        default: return nil
        }
    }

    private static func word(_ bytes: [UInt8], _ position: Int) -> UInt16 { UInt16(bytes[position]) << 8 | UInt16(bytes[position + 1]) }

    private static func fixed(_ bytes: [UInt8], _ position: Int) -> Double {
        Double(Int32(bitPattern: UInt32(word(bytes, position)) << 16 | UInt32(word(bytes, position + 2)))) / 65536
    }

    private static func xyz(_ bytes: [UInt8], _ range: Range<Int>?) -> SIMD3<Double>? {
        guard let range, range.count >= 20, bytes[range].starts(with: Array("XYZ ".utf8)) else { return nil }
        let start = range.lowerBound
        return SIMD3(fixed(bytes, start + 8), fixed(bytes, start + 12), fixed(bytes, start + 16))
    }

    private static func curve(_ bytes: [UInt8], _ range: Range<Int>?) -> Transfer? {
        guard let range, range.count >= 12 else { return nil }
        let start = range.lowerBound
        if bytes[range].starts(with: Array("curv".utf8)) {
            let count = Int(word(bytes, start + 8)) << 16 | Int(word(bytes, start + 10))
            guard count <= (range.count - 12) / 2 else { return nil }
            if count == 0 { return .linear }
            if count == 1 {
                let gamma = Double(word(bytes, start + 12)) / 256
                return gamma > 0 ? .gamma(gamma) : nil
            }
            return .table((0..<count).map { word(bytes, start + 12 + 2 * $0) })
        }
        guard bytes[range].starts(with: Array("para".utf8)) else { return nil }
        let counts = [1, 3, 4, 5, 7]
        let kind = Int(word(bytes, start + 8))
        guard kind < counts.count, range.count >= 12 + 4 * counts[kind] else { return nil }
        let p = (0..<counts[kind]).map { fixed(bytes, start + 12 + 4 * $0) }
        guard p[0] > 0, kind == 0 || p[1] != 0 else { return nil }
        switch kind {
        case 0: return .gamma(p[0])
        case 1: return .parametric([p[0], p[1], p[2], 0, -p[2] / p[1], 0, 0])
        case 2: return .parametric([p[0], p[1], p[2], 0, -p[2] / p[1], p[3], p[3]])
        case 3: return .parametric([p[0], p[1], p[2], p[3], p[4], 0, 0])
        default: return .parametric(p)
        }
    }
}

extension Data {
    /// Four bytes as a number, the highest first; `nil` beyond the end.
    fileprivate func number(_ position: Int) -> UInt32? {
        guard position + 4 <= count else { return nil }
        return self[startIndex + position..<startIndex + position + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
}

// MARK: Writing

/// The bytes of a profile that is written.
private struct ProfileWriter {
    private var tags: [(name: String, content: [UInt8])] = []

    static func number(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

    static func fixed(_ value: Double) -> [UInt8] {
        number(UInt32(bitPattern: Int32((Swift.min(Swift.max(value, -32768), 32767) * 65536).rounded())))
    }

    mutating func add(_ name: String, text: String) {
        let units = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        let head = Self.number(0) + Self.number(1) + Self.number(12) + Array("enUS".utf8)
        tags.append((name, Array("mluc".utf8) + head + Self.number(UInt32(units.count)) + Self.number(28) + units))
    }

    mutating func add(_ name: String, xyz: SIMD3<Double>) {
        tags.append((name, Array("XYZ ".utf8) + Self.number(0) + Self.fixed(xyz.x) + Self.fixed(xyz.y) + Self.fixed(xyz.z)))
    }

    mutating func add(_ name: String, curve: Transfer) {
        func parametric(_ kind: UInt8, _ numbers: [Double]) -> [UInt8] {
            Array("para".utf8) + Self.number(0) + [0, kind, 0, 0] + numbers.flatMap { Self.fixed($0) }
        }
        let content: [UInt8]
        switch curve {
        case .linear: content = parametric(0, [1])
        case .gamma(let gamma): content = parametric(0, [gamma])
        case .sRGB: content = parametric(3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
        case .rec709: content = parametric(3, [1 / 0.45, 1 / 1.099, 0.099 / 1.099, 1 / 4.5, 0.081])
        case .parametric(let numbers): content = parametric(4, numbers)
        case .table(let table):
            content =
                Array("curv".utf8) + Self.number(0) + Self.number(UInt32(table.count))
                + table.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        }
        tags.append((name, content))
    }

    /// The whole profile; `space` are the four letters of its components' kind.
    func data(space: String) -> Data {
        var (table, body) = (Self.number(UInt32(tags.count)), [UInt8]())
        let start = 132 + 12 * tags.count
        for tag in tags {
            table += Array(tag.name.utf8) + Self.number(UInt32(start + body.count)) + Self.number(UInt32(tag.content.count))
            body += tag.content + [UInt8](repeating: 0, count: -tag.content.count & 3)
        }
        var head = Self.number(UInt32(start + body.count)) + Self.number(0) + [4, 0x30, 0, 0] + Array("mntr".utf8)
        head += Array(space.utf8) + Array("XYZ ".utf8)
        // A day that is always the same: the profile of a space is one.
        head += [0x07, 0xD0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0] + Array("acsp".utf8)
        head += [UInt8](repeating: 0, count: 28)
        head += Self.fixed(SIMD3<Double>.d50.x) + Self.fixed(1) + Self.fixed(SIMD3<Double>.d50.z)
        head += [UInt8](repeating: 0, count: 128 - head.count)
        return Data(head + table + body)
    }
}

extension CGColorSpace {
    /// Creates a space of a profile's colours.
    ///
    /// - Parameters:
    ///   - nComponents: how many components the profile's colours have.
    ///   - range: the least and the greatest number of each component in turn; 0 and 1 for what can be read here.
    ///   - profile: where the profile's bytes come from.
    ///   - alternate: what stands for a profile that cannot be read, such as one of inks; a device's space of as many components if `nil`.
    /// - Returns: `nil` if the bytes are no profile, or one with another number of components.
    public convenience init?(
        iccBasedNComponents nComponents: Int, range: UnsafePointer<CGFloat>?, profile: CGDataProvider, alternate: CGColorSpace?
    ) {
        guard let data = profile.content, ColorProfile.componentCount(data) == nComponents else { return nil }
        if let read = ColorProfile(data) {
            self.init(read.definition, name: nil, profile: data)
        } else {
            let stand = alternate ?? (nComponents == 1 ? .deviceGray : nComponents == 3 ? .deviceRGB : .deviceCMYK)
            guard stand.numberOfComponents == nComponents else { return nil }
            self.init(stand.definition, name: nil, profile: data)
        }
    }

    /// Creates a space of a profile's colours: that of data, or of a data provider's bytes.
    ///
    /// - Returns: `nil` if they are no profile, or one that says by tables what its colours are.
    public convenience init?(iccData: CFTypeRef) {
        guard let data = (iccData as? CGDataProvider)?.content ?? (iccData as? NSData).map({ Data(referencing: $0) }),
            let read = ColorProfile(data)
        else { return nil }
        self.init(read.definition, name: nil, profile: data)
    }

    /// Returns the space's profile: that which it was made of, or one that says the same of greys and of red, green and blue. `nil` for
    /// other spaces.
    public func copyICCData() -> CFData? {
        if let profile { return profile as NSData }
        var writer = ProfileWriter()
        writer.add("desc", text: name.map { $0 as String } ?? "Calibrated")
        writer.add("cprt", text: "No copyright, use freely")
        writer.add("wtpt", xyz: .d50)
        switch definition {
        case .gray(let curve, _):
            // Greys are taken for sRGB's everywhere else.
            writer.add("kTRC", curve: curve == .linear ? .linear : .sRGB)
            return writer.data(space: "GRAY") as NSData
        case .measuredGray(let curve):
            writer.add("kTRC", curve: curve)
            return writer.data(space: "GRAY") as NSData
        case .rgb(let primaries, let curve, _): writer.addColors([curve, curve, curve], primaries.toXYZ)
        case .measuredRGB(let space): writer.addColors(space.transfers, space.toXYZ)
        default: return nil
        }
        return writer.data(space: "RGB ") as NSData
    }
}

extension ProfileWriter {
    /// Adds curves and primaries, the latter under daylight's white.
    fileprivate mutating func addColors(_ curves: [Transfer], _ matrix: Matrix3) {
        let adapted = Matrix3.adaptation(from: .d65, to: .d50).after(matrix)
        for (letter, column) in zip(["r", "g", "b"], [adapted.c0, adapted.c1, adapted.c2]) { add("\(letter)XYZ", xyz: column) }
        for (letter, curve) in zip(["r", "g", "b"], curves) { add("\(letter)TRC", curve: curve) }
    }
}
