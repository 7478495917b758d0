import Foundation

/// Undoes what was done to the bytes of streams.
enum PDFFilters {
    /// No stream becomes longer than this.
    static let limit = 1 << 28

    /// A stream's content; `nil` if it has a filter that is not known, or is malformed. Pictures stay files of their own.
    static func decode(_ bytes: [UInt8], _ dictionary: PDFObject, limit: Int) -> (bytes: [UInt8], format: CGPDFDataFormat)? {
        let names = list(dictionary["Filter"] ?? dictionary["F"]).map { $0.name ?? "" }
        let parameters = list(dictionary["DecodeParms"] ?? dictionary["DP"])
        guard names.count <= 8 else { return nil }
        var content = bytes
        for (index, name) in names.enumerated() {
            let parameter = index < parameters.count ? parameters[index] : PDFObject.null
            switch name {
            case "DCTDecode", "DCT": return index == names.count - 1 ? (content, .jpegEncoded) : nil
            case "JPXDecode": return index == names.count - 1 ? (content, .JPEG2000) : nil
            case "FlateDecode", "Fl":
                guard let unpacked = Inflate.unpack(content, limit: limit), let result = predicted(unpacked, parameter) else { return nil }
                content = result
            case "LZWDecode", "LZW":
                let isEarly = parameter["EarlyChange"]?.integer ?? 1 != 0
                guard let result = predicted(lzw(content, isEarly, limit), parameter) else { return nil }
                content = result
            case "ASCIIHexDecode", "AHx": content = asciiHex(content)
            case "ASCII85Decode", "A85": content = ascii85(content)
            case "RunLengthDecode", "RL": content = runLength(content, limit)
            default: return nil
            }
        }
        return (content, .raw)
    }

    private static func list(_ object: PDFObject?) -> [PDFObject] {
        guard let object else { return [] }
        return object.array?.map(\.resolved) ?? (object.entries == nil && object.name == nil ? [] : [object])
    }

    private static func asciiHex(_ bytes: [UInt8]) -> [UInt8] {
        var (result, high): ([UInt8], UInt8?) = ([], nil)
        for byte in bytes {
            if byte == 0x3E { break }
            guard let digit = Character(UnicodeScalar(byte)).hexDigitValue.map({ UInt8($0) }) else { continue }
            if let first = high {
                result.append(first << 4 | digit)
                high = nil
            } else {
                high = digit
            }
        }
        return high.map { result + [$0 << 4] } ?? result
    }

    private static func ascii85(_ bytes: [UInt8]) -> [UInt8] {
        var (result, group): ([UInt8], [UInt64]) = ([], [])
        func put(_ count: Int) {
            let value = group.reduce(0) { $0 * 85 + $1 }
            result += [24, 16, 8, 0].prefix(count).map { UInt8(truncatingIfNeeded: value >> $0) }
            group = []
        }
        loop: for byte in bytes {
            switch byte {
            case 0x7A where group.isEmpty: result += [0, 0, 0, 0]
            case 0x21...0x75:
                group.append(UInt64(byte - 0x21))
                if group.count == 5 { put(4) }
            case 0x7E: break loop
            default: continue
            }
        }
        if group.count > 1 {
            let count = group.count - 1
            while group.count < 5 { group.append(84) }
            put(count)
        }
        return result
    }

    private static func runLength(_ bytes: [UInt8], _ limit: Int) -> [UInt8] {
        var (result, position): ([UInt8], Int) = ([], 0)
        while position < bytes.count, bytes[position] != 128, result.count < limit {
            let count = Int(bytes[position])
            position += 1
            if count < 128 {
                let end = min(position + count + 1, bytes.count)
                result += bytes[position..<end]
                position = end
            } else if position < bytes.count {
                result += [UInt8](repeating: bytes[position], count: 257 - count)
                position += 1
            }
        }
        return result
    }

    private static func lzw(_ bytes: [UInt8], _ isEarly: Bool, _ limit: Int) -> [UInt8] {
        var (result, table): ([UInt8], [Range<Int>]) = ([], [])
        var (bits, bitCount, width, previous): (Int, Int, Int, Range<Int>?) = (0, 0, 9, nil)
        for byte in bytes {
            bits = bits << 8 & 0xFFFF_FFFF | Int(byte)
            bitCount += 8
            guard bitCount >= width else { continue }
            bitCount -= width
            let code = bits >> bitCount & (1 << width - 1)
            if code == 257 || result.count > limit { return result }
            if code == 256 {
                (table, width, previous) = ([], 9, nil)
                continue
            }
            let start = result.count
            if code < 256 {
                result.append(UInt8(code))
            } else if code - 258 < table.count {
                result += result[table[code - 258]]
            } else if let last = previous, code - 258 == table.count {
                result += result[last] + [result[last.lowerBound]]
            } else {
                return result
            }
            // A new word is the last one and the first byte of this: just what lies there.
            if let last = previous, table.count < 4096 - 258 { table.append(last.lowerBound..<last.upperBound + 1) }
            previous = start..<result.count
            let next = table.count + 258 + (isEarly ? 1 : 0)
            width = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9
        }
        return result
    }

    /// Undoes what PNG or TIFF do to rows before they are packed.
    private static func predicted(_ bytes: [UInt8], _ parameters: PDFObject) -> [UInt8]? {
        let predictor = parameters["Predictor"]?.integer ?? 1
        if predictor < 2 { return bytes }
        let (colors, bits) = (parameters["Colors"]?.integer ?? 1, parameters["BitsPerComponent"]?.integer ?? 8)
        let columns = parameters["Columns"]?.integer ?? 1
        guard (1...32).contains(colors), (1...16).contains(bits), (1...(1 << 20)).contains(columns) else { return nil }
        let (step, row) = (max(1, colors * bits / 8), (colors * bits * columns + 7) / 8)
        if predictor == 2 {
            guard bits == 8 else { return nil }
            var result = bytes
            for start in stride(from: 0, to: result.count, by: row) {
                for index in start + step..<max(start + step, min(start + row, result.count)) { result[index] &+= result[index - step] }
            }
            return result
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for start in stride(from: 0, to: bytes.count, by: row + 1) {
            let (kind, base) = (bytes[start], result.count)
            for index in 0..<min(row, bytes.count - start - 1) {
                let left = index >= step ? Int(result[base + index - step]) : 0
                let above = base >= row ? Int(result[base + index - row]) : 0
                let corner = index >= step && base >= row ? Int(result[base + index - row - step]) : 0
                let guess: Int
                switch kind {
                case 1: guess = left
                case 2: guess = above
                case 3: guess = (left + above) / 2
                case 4:
                    let (a, b, c) = (abs(above - corner), abs(left - corner), abs(left + above - 2 * corner))
                    guess = a <= b && a <= c ? left : b <= c ? above : corner
                default: guess = 0
                }
                result.append(bytes[start + 1 + index] &+ UInt8(guess))
            }
        }
        return result
    }
}
