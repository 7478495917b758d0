import CoreGraphics
import Foundation

/// Reads GIF files: all frames with their delays, put together as their disposal says.
struct GIFDecoder {
    /// One frame, where it lies in the file.
    struct Frame {
        var rect: (x: Int, y: Int, width: Int, height: Int)
        var palette: Range<Int>?
        var isInterlaced: Bool
        var minimumCodeSize: Int
        /// The ranges of the frame's compressed bytes.
        var blocks: [Range<Int>]
        var transparentIndex: Int?
        var disposal: Int
        /// The delay in seconds, as it is in the file.
        var delay: Double
    }

    let width: Int
    let height: Int
    private(set) var frames: [Frame] = []
    /// How often the animation plays, 0 meaning forever; `nil` if the file does not say.
    private(set) var loopCount: Int?
    private let bytes: [UInt8]
    private var globalPalette: Range<Int>?

    /// Reads a file's structure; `nil` if it has no frame. What follows the last readable frame is left out.
    init?(_ data: Data) {
        bytes = [UInt8](data)
        guard bytes.count >= 13, ["GIF87a", "GIF89a"].contains(String(decoding: bytes[0..<6], as: UTF8.self)) else { return nil }
        width = Int(bytes[6]) | Int(bytes[7]) << 8
        height = Int(bytes[8]) | Int(bytes[9]) << 8
        guard width > 0, height > 0, width < 32767, height < 32767, width * height <= 1 << 27 else { return nil }
        var position = 13
        if bytes[10] & 0x80 != 0 {
            let size = 3 << (Int(bytes[10] & 7) + 1)
            guard position + size <= bytes.count else { return nil }
            globalPalette = position..<position + size
            position += size
        }
        readBlocks(position)
        if frames.isEmpty { return nil }
    }

    private func word(_ position: Int) -> Int { Int(bytes[position]) | Int(bytes[position + 1]) << 8 }

    private mutating func readBlocks(_ start: Int) {
        var position = start
        var control: (disposal: Int, delay: Double, transparent: Int?) = (0, 0, nil)
        while position < bytes.count {
            switch bytes[position] {
            case 0x21:
                guard position + 2 < bytes.count else { return }
                let label = bytes[position + 1]
                guard let (blocks, next) = subBlocks(position + 2) else { return }
                if label == 0xF9, let block = blocks.first, block.count >= 4 {
                    let flags = bytes[block.lowerBound]
                    control = (
                        Int(flags >> 2 & 7), Double(word(block.lowerBound + 1)) / 100,
                        flags & 1 != 0 ? Int(bytes[block.lowerBound + 3]) : nil
                    )
                } else if label == 0xFF, blocks.count >= 2, blocks[0].count == 11,
                    String(decoding: bytes[blocks[0]], as: UTF8.self) == "NETSCAPE2.0", blocks[1].count >= 3,
                    bytes[blocks[1].lowerBound] == 1
                {
                    loopCount = word(blocks[1].lowerBound + 1)
                }
                position = next
            case 0x2C:
                guard let next = readFrame(position + 1, control) else { return }
                position = next
                control = (0, 0, nil)
            default: return
            }
        }
    }

    private mutating func readFrame(_ start: Int, _ control: (disposal: Int, delay: Double, transparent: Int?)) -> Int? {
        guard start + 10 < bytes.count else { return nil }
        let flags = bytes[start + 8]
        var position = start + 9
        var palette = globalPalette
        if flags & 0x80 != 0 {
            let size = 3 << (Int(flags & 7) + 1)
            guard position + size < bytes.count else { return nil }
            palette = position..<position + size
            position += size
        }
        let codeSize = Int(bytes[position])
        guard (1...11).contains(codeSize), let (blocks, next) = subBlocks(position + 1), !blocks.isEmpty else { return nil }
        frames.append(
            Frame(
                rect: (word(start), word(start + 2), word(start + 4), word(start + 6)), palette: palette, isInterlaced: flags & 0x40 != 0,
                minimumCodeSize: codeSize, blocks: blocks, transparentIndex: control.transparent, disposal: control.disposal,
                delay: control.delay))
        return next
    }

    /// The data blocks that begin at `start`, and where they end. A file that breaks off ends them too.
    private func subBlocks(_ start: Int) -> (blocks: [Range<Int>], next: Int)? {
        var blocks: [Range<Int>] = []
        var position = start
        while position < bytes.count {
            let size = Int(bytes[position])
            if size == 0 { return (blocks, position + 1) }
            guard position + 1 + size <= bytes.count else { return blocks.isEmpty ? nil : (blocks, bytes.count) }
            blocks.append(position + 1..<position + 1 + size)
            position += 1 + size
        }
        return blocks.isEmpty ? nil : (blocks, position)
    }

    /// Calls `body` with each frame's picture up to `last`; the surface changes with the next call.
    private func compose(upTo last: Int, _ body: (Int, Surface) -> Void) {
        guard let canvas = Surface(width: width, height: height) else { return }
        for index in 0...last {
            let frame = frames[index]
            let before = frame.disposal == 3 ? canvas.copy() : nil
            draw(frame, to: canvas)
            body(index, canvas)
            switch frame.disposal {
            case 2: clear(frame, canvas)
            case 3:
                if let before { canvas.pixels.copyMemory(from: before.pixels, byteCount: canvas.bytesPerRow * height) }
            default: break
            }
        }
    }

    /// The picture that shows while a frame does.
    func picture(at index: Int) -> Surface? {
        guard frames.indices.contains(index) else { return nil }
        var first = index
        // Nothing before a frame that covers everything, opaquely, can still be seen.
        while first > 0, !coversCanvas(frames[first]) { first -= 1 }
        var result: Surface?
        composeFrom(first, index) { if $0 == index { result = $1.copy() } }
        result?.markDirty()
        return result
    }

    private func composeFrom(_ first: Int, _ last: Int, _ body: (Int, Surface) -> Void) {
        var part = self
        part.frames = Array(frames[first...last])
        part.compose(upTo: last - first) { body($0 + first, $1) }
    }

    private func coversCanvas(_ frame: Frame) -> Bool {
        frame.transparentIndex == nil && frame.rect.x == 0 && frame.rect.y == 0 && frame.rect.width >= width && frame.rect.height >= height
            && frame.disposal != 3
    }

    private func clear(_ frame: Frame, _ canvas: Surface) {
        let (x0, x1) = (min(frame.rect.x, width), min(frame.rect.x + frame.rect.width, width))
        guard x1 > x0 else { return }
        for y in min(frame.rect.y, height)..<min(frame.rect.y + frame.rect.height, height) {
            memset(canvas.pixels + y * canvas.bytesPerRow + 4 * x0, 0, 4 * (x1 - x0))
        }
    }

    private func draw(_ frame: Frame, to canvas: Surface) {
        guard frame.rect.width > 0, frame.rect.height > 0, let palette = frame.palette else { return }
        var colors = [UInt32](repeating: 0xFF00_0000, count: 256)
        for index in 0..<palette.count / 3 {
            let at = palette.lowerBound + 3 * index
            colors[index] = 0xFF00_0000 | UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2])
        }
        let rows = rowOrder(frame)
        let pixels = canvas.pixels
        var (x, rowIndex) = (0, 0)
        decompress(frame) { value in
            let y = frame.rect.y + rows[rowIndex]
            let column = frame.rect.x + x
            if y < height, column < width, value != frame.transparentIndex {
                (pixels + y * canvas.bytesPerRow + 4 * column).storeBytes(of: colors[value & 255], as: UInt32.self)
            }
            x += 1
            if x == frame.rect.width {
                x = 0
                rowIndex += 1
            }
            return rowIndex < rows.count
        }
        canvas.markDirty()
    }

    private func rowOrder(_ frame: Frame) -> [Int] {
        guard frame.isInterlaced else { return Array(0..<frame.rect.height) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: frame.rect.height, by: $0.1)) }
    }

    /// Decompresses a frame's numbers until `take` returns false or the data ends.
    private func decompress(_ frame: Frame, _ take: (Int) -> Bool) {
        let clearCode = 1 << frame.minimumCodeSize
        var prefix = [UInt16](repeating: 0, count: 4096)
        var suffix = [UInt8](repeating: 0, count: 4096)
        var stack = [UInt8](repeating: 0, count: 4097)
        var (size, next, previous) = (frame.minimumCodeSize + 1, clearCode + 2, -1)
        var (bits, bitCount) = (0, 0)
        var first: UInt8 = 0
        for block in frame.blocks {
            for position in block {
                bits |= Int(bytes[position]) << bitCount
                bitCount += 8
                while bitCount >= size {
                    let code = bits & ((1 << size) - 1)
                    bits >>= size
                    bitCount -= size
                    if code == clearCode {
                        (size, next, previous) = (frame.minimumCodeSize + 1, clearCode + 2, -1)
                        continue
                    }
                    if code == clearCode + 1 { return }
                    var (depth, current) = (0, code)
                    if code >= next {
                        // Only the very next code may be used before it is known.
                        guard code == next, previous >= 0 else { return }
                        stack[0] = first
                        (depth, current) = (1, previous)
                    }
                    while current > clearCode {
                        stack[depth] = suffix[current]
                        depth += 1
                        current = Int(prefix[current])
                    }
                    first = UInt8(truncatingIfNeeded: current)
                    stack[depth] = first
                    for index in stride(from: depth, through: 0, by: -1) where !take(Int(stack[index])) { return }
                    if previous >= 0, next < 4096 {
                        prefix[next] = UInt16(previous)
                        suffix[next] = first
                        next += 1
                        if next == 1 << size, size < 12 { size += 1 }
                    }
                    previous = code
                }
            }
        }
    }
}
