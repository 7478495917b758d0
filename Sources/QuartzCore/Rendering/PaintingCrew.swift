import CoreGraphics
import Dispatch
import Foundation

/// Several painters that share a frame: each paints a band of it on a thread of its own.
///
/// Every pixel is painted by the same operations in whichever band it lies, so the number of threads cannot be told from the frame.
final class PaintingCrew {
    private var painters: [Painter]
    var threadCount = PaintingCrew.defaultThreadCount

    /// `SAMPAN_RENDER_THREADS`; without it the number of processors, four at most.
    private static let defaultThreadCount: Int = {
        let given = ProcessInfo.processInfo.environment["SAMPAN_RENDER_THREADS"].flatMap { Int($0) }
        return max(1, min(16, given ?? min(4, ProcessInfo.processInfo.activeProcessorCount)))
    }()

    /// Bands with less work than this are not worth waking a thread for; about as many plain pixels.
    private static let smallestBand = 200_000
    /// Where bands may be cut, in rows.
    private static let step: Int32 = 16

    init(first: Painter) { painters = [first] }

    /// Paints the damaged part of a frame; `bare` is what has to be cleared first. Returns in how many bands.
    func paint(_ list: DisplayList, _ damage: Region, bare: Region, _ background: PixelColor, into buffer: Raster) -> Int {
        let bands = cut(list, damage.extents)
        while painters.count < bands.count { painters.append(Painter()) }
        let painters = painters
        func paintBand(_ index: Int) {
            let band = bands[index]
            let region = bands.count == 1 ? damage : damage.intersection(band)
            guard !region.isEmpty else { return }
            let canvas = Canvas(buffer, x: 0, y: 0, region: region)
            bare.forEach { canvas.fill(background, $0.intersection(band)) }
            painters[index].paint(list, 0..<list.items.count, on: canvas)
        }
        if bands.count == 1 {
            paintBand(0)
        } else {
            withoutActuallyEscaping(paintBand) { body in
                let work = BandWork(body: body)
                DispatchQueue.concurrentPerform(iterations: bands.count) { work.body($0) }
            }
        }
        return bands.count
    }

    /// Lets the threads share what they need for as long as they all paint.
    private struct BandWork: @unchecked Sendable {
        let body: (Int) -> Void
    }

    /// Cuts an area into bands of about equal work.
    private func cut(_ list: DisplayList, _ area: PixelRect) -> [PixelRect] {
        guard threadCount > 1, area.height > PaintingCrew.step * 2 else { return [area] }
        let rows = Int((area.height + PaintingCrew.step - 1) / PaintingCrew.step)
        // How much the work grows from each row of steps to the next.
        var changes = [Int](repeating: 0, count: rows + 1)
        for item in list.items where item.kind != .group && item.kind != .clip {
            let r = item.bounds.intersection(area)
            guard !r.isEmpty else { continue }
            let first = Int((r.y0 - area.y0) / PaintingCrew.step), end = Int((r.y1 - 1 - area.y0) / PaintingCrew.step) + 1
            let work = Int(r.width) * item.kind.weight
            changes[first] += work
            changes[end] -= work
        }
        var sums: [Int] = []
        var (work, total) = (0, 0)
        for row in 0..<rows {
            work += changes[row]
            total += work * Int(PaintingCrew.step)
            sums.append(total)
        }
        let count = min(threadCount, total / PaintingCrew.smallestBand)
        guard count > 1 else { return [area] }
        var bands: [PixelRect] = []
        var top = area.y0
        for index in 1...count {
            let row = sums.firstIndex { $0 >= total * index / count } ?? rows - 1
            let bottom = index == count ? area.y1 : min(area.y1, area.y0 + Int32(row + 1) * PaintingCrew.step)
            if bottom > top { bands.append(PixelRect(x0: area.x0, y0: top, x1: area.x1, y1: bottom)) }
            top = max(top, bottom)
        }
        return bands
    }
}

extension DisplayItem.Kind {
    /// How much dearer than plain pixels those of an item are.
    fileprivate var weight: Int {
        switch self {
        case .fill, .ring, .group, .clip: 1
        case .image, .shadow, .backdrop: 2
        case .gradient, .particles: 4
        case .shape, .transition: 8
        }
    }
}
