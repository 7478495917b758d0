import Foundation

/// Writes a moving picture as GIF, frame by frame: of each frame only what differs from the one before, with colours of its own.
struct GIFWriter: FilmWriter {
    /// The size in pixels.
    let width: Int
    let height: Int
    private var data: Data
    var byteCount: Int { data.count }
    /// The picture that stands there so far: 0x00RRGGBB, row by row; `nil` before the first frame.
    private var shown: [UInt32]?

    /// Begins a picture that plays for ever.
    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        data = Data("GIF89a".utf8)
        append(width, height)
        // No colours for the whole picture; what no frame covers has the first.
        data.append(contentsOf: [0x70, 0, 0])
        data.append(contentsOf: [0x21, 0xFF, 11])
        data.append(contentsOf: "NETSCAPE2.0".utf8)
        data.append(contentsOf: [3, 1, 0, 0, 0])
    }

    /// Adds a frame that stands for so many hundredths of a second.
    mutating func add(_ pixels: [UInt32], hundredths: Int) {
        let area = changedArea(of: pixels)
        shown = pixels
        var part: [UInt32] = []
        part.reserveCapacity(area.width * area.height)
        for row in area.y..<area.y + area.height {
            let start = row * width + area.x
            part.append(contentsOf: pixels[start..<start + area.width])
        }
        let palette = FramePalette(part)
        var rest = hundredths
        // The longest time of one frame is that of sixteen bits: the same is shown again after it.
        repeat {
            let time = min(rest, 0xFFFF)
            add(palette, at: area, hundredths: time)
            rest -= time
        } while rest > 0
    }

    /// The whole file.
    func finished() -> Data { data + Data([0x3B]) }

    private mutating func add(_ palette: FramePalette, at area: Area, hundredths: Int) {
        // What was there stays below the next frame.
        data.append(contentsOf: [0x21, 0xF9, 4, 1 << 2])
        append(hundredths)
        data.append(contentsOf: [0, 0, 0x2C])
        append(area.x, area.y, area.width, area.height)
        let bits = palette.bits
        data.append(UInt8(0x80 | (bits - 1)))
        for index in 0..<1 << bits {
            let color = index < palette.colors.count ? palette.colors[index] : 0
            data.append(contentsOf: [UInt8(color >> 16 & 0xFF), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF)])
        }
        let codeSize = max(2, bits)
        data.append(UInt8(codeSize))
        let codes = CodeStream.compress(palette.indices, codeSize: codeSize)
        var start = 0
        while start < codes.count {
            let count = min(255, codes.count - start)
            data.append(UInt8(count))
            data.append(contentsOf: codes[start..<start + count])
            start += count
        }
        data.append(0)
    }

    private struct Area { var x, y, width, height: Int }

    /// The smallest rectangle outside which nothing changed; one pixel where nothing did.
    private func changedArea(of pixels: [UInt32]) -> Area {
        guard let shown else { return Area(x: 0, y: 0, width: width, height: height) }
        var (left, right, top, bottom) = (width, -1, height, -1)
        pixels.withUnsafeBufferPointer { new in
            shown.withUnsafeBufferPointer { old in
                for y in 0..<height {
                    let row = y * width
                    guard let first = (0..<width).first(where: { new[row + $0] != old[row + $0] }) else { continue }
                    let last = (0..<width).last { new[row + $0] != old[row + $0] } ?? first
                    (left, right) = (min(left, first), max(right, last))
                    (top, bottom) = (min(top, y), y)
                }
            }
        }
        return right < 0
            ? Area(x: 0, y: 0, width: 1, height: 1) : Area(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }

    private mutating func append(_ numbers: Int...) {
        for number in numbers { data.append(contentsOf: [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)]) }
    }
}

/// Compression by Lempel, Ziv and Welch, with codes of growing length, as GIF has it.
private struct CodeStream {
    private var bytes: [UInt8] = []
    private var bits: UInt32 = 0
    private var count = 0

    private static let longest = 12
    /// The places of the table of strings: more than there are codes, so that searches are short.
    private static let places = 1 << 14

    private mutating func append(_ code: Int, width: Int) {
        bits |= UInt32(code) << UInt32(count)
        count += width
        while count >= 8 {
            bytes.append(UInt8(bits & 0xFF))
            bits >>= 8
            count -= 8
        }
    }

    static func compress(_ indices: [UInt8], codeSize: Int) -> [UInt8] {
        let clear = 1 << codeSize
        var stream = CodeStream()
        // A string is its beginning's code and its last index.
        var keys = [Int32](repeating: -1, count: places)
        var codes = [Int16](repeating: 0, count: places)
        var (next, width) = (clear + 2, codeSize + 1)
        stream.append(clear, width: width)
        var current = Int(indices[0])
        for index in indices.dropFirst() {
            let key = Int32(current << 8 | Int(index))
            var place = Int((UInt32(bitPattern: key) &* 2_654_435_761) >> 18)
            while keys[place] >= 0, keys[place] != key { place = (place + 1) & (places - 1) }
            if keys[place] == key {
                current = Int(codes[place])
                continue
            }
            stream.append(current, width: width)
            current = Int(index)
            guard next < 1 << longest else {
                stream.append(clear, width: width)
                keys = [Int32](repeating: -1, count: places)
                (next, width) = (clear + 2, codeSize + 1)
                continue
            }
            (keys[place], codes[place]) = (key, Int16(next))
            if next == 1 << width { width += 1 }
            next += 1
        }
        stream.append(current, width: width)
        // Whoever reads has entered a string since.
        if next == 1 << width, width < longest { width += 1 }
        stream.append(clear + 1, width: width)
        if stream.count > 0 { stream.append(0, width: 8 - stream.count) }
        return stream.bytes
    }
}
