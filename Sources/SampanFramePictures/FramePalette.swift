/// A picture in at most 256 colours: its own, if it has no more; else boxes of similar colours are one colour each, the boxes with the most
/// pixels and the widest ranges divided first.
struct FramePalette {
    /// The colours: 0x00RRGGBB.
    let colors: [UInt32]
    /// Each pixel's colour, by its number.
    let indices: [UInt8]

    /// How many bits a number of a colour has.
    var bits: Int {
        var bits = 1
        while 1 << bits < colors.count { bits += 1 }
        return bits
    }

    static let limit = 256

    init(_ pixels: [UInt32]) {
        var numbers: [UInt32: UInt8] = [:]
        var (colors, indices): ([UInt32], [UInt8]) = ([], [])
        indices.reserveCapacity(pixels.count)
        var last: (color: UInt32, number: UInt8)?
        for pixel in pixels {
            if let last, last.color == pixel {
                indices.append(last.number)
                continue
            }
            if let number = numbers[pixel] {
                last = (pixel, number)
                indices.append(number)
            } else {
                guard colors.count < Self.limit else {
                    (self.colors, self.indices) = Self.reduce(pixels)
                    return
                }
                let number = UInt8(colors.count)
                colors.append(pixel)
                numbers[pixel] = number
                last = (pixel, number)
                indices.append(number)
            }
        }
        (self.colors, self.indices) = (colors, indices)
    }

    /// Pixels whose colours agree in the upper five bits of each component.
    private struct Bin {
        let cell: Int
        let count: Int
        /// The components' sums.
        let red, green, blue: Int

        func component(_ axis: Int) -> Int { cell >> (10 - 5 * axis) & 31 }
    }

    private static func cell(_ color: UInt32) -> Int {
        Int(color >> 19 & 31) << 10 | Int(color >> 11 & 31) << 5 | Int(color >> 3 & 31)
    }

    private static func reduce(_ pixels: [UInt32]) -> ([UInt32], [UInt8]) {
        var sums = [(count: Int, red: Int, green: Int, blue: Int)](repeating: (0, 0, 0, 0), count: 1 << 15)
        for pixel in pixels {
            let cell = cell(pixel)
            sums[cell].count += 1
            sums[cell].red += Int(pixel >> 16 & 0xFF)
            sums[cell].green += Int(pixel >> 8 & 0xFF)
            sums[cell].blue += Int(pixel & 0xFF)
        }
        let bins = sums.indices.filter { sums[$0].count > 0 }
            .map { Bin(cell: $0, count: sums[$0].count, red: sums[$0].red, green: sums[$0].green, blue: sums[$0].blue) }
        var numbers = [UInt8](repeating: 0, count: 1 << 15)
        var colors: [UInt32] = []
        for box in boxes(of: bins) {
            let count = box.reduce(0) { $0 + $1.count }
            func mean(_ component: (Bin) -> Int) -> UInt32 { UInt32((box.reduce(0) { $0 + component($1) } + count / 2) / count) }
            for bin in box { numbers[bin.cell] = UInt8(colors.count) }
            colors.append(mean(\.red) << 16 | mean(\.green) << 8 | mean(\.blue))
        }
        return (colors, pixels.map { numbers[cell($0)] })
    }

    /// Divides the bins until there are as many boxes as colours, or one for each bin.
    private static func boxes(of bins: [Bin]) -> [ArraySlice<Bin>] {
        var bins = bins
        /// A box with the axis along which it is widest, and how much it asks to be divided.
        func rate(_ range: Range<Int>) -> (axis: Int, weight: Int) {
            var (axis, extent) = (0, 0)
            for candidate in 0..<3 {
                let values = bins[range].map { $0.component(candidate) }
                let width = (values.max() ?? 0) - (values.min() ?? 0)
                if width > extent { (axis, extent) = (candidate, width) }
            }
            return (axis, extent * bins[range].reduce(0) { $0 + $1.count })
        }
        var boxes = [(range: bins.indices, rate: rate(bins.indices))]
        while boxes.count < limit {
            guard let widest = boxes.indices.max(by: { boxes[$0].rate.weight < boxes[$1].rate.weight }), boxes[widest].rate.weight > 0
            else { break }
            let (range, (axis, _)) = boxes[widest]
            bins[range].sort { ($0.component(axis), $0.cell) < ($1.component(axis), $1.cell) }
            let half = bins[range].reduce(0) { $0 + $1.count } / 2
            var (middle, sum) = (range.lowerBound, 0)
            while middle < range.upperBound - 1, sum < half || middle == range.lowerBound {
                sum += bins[middle].count
                middle += 1
            }
            boxes[widest] = (range.lowerBound..<middle, rate(range.lowerBound..<middle))
            boxes.append((middle..<range.upperBound, rate(middle..<range.upperBound)))
        }
        return boxes.map { bins[$0.range] }
    }
}
