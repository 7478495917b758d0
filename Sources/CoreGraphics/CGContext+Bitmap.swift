internal import CCairo
import Foundation

/// Called when a bitmap context no longer needs the memory it was given.
public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

extension CGContext {
    /// Creates a context that draws to a bitmap. With `data` nil the context makes its own memory, with `bytesPerRow` 0 its own rows.
    ///
    /// `nil` if the combination is none that bitmaps can have.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: bitmapInfo, releaseCallback: nil, releaseInfo: nil)
    }

    /// Creates a context that draws to a bitmap, and calls `releaseCallback` when it no longer needs the memory.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?, releaseInfo: UnsafeMutableRawPointer?
    ) {
        guard
            let layout = PixelLayout.context(
                width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
                bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo)),
            let store = BitmapStore(
                layout: layout, data: data, release: releaseCallback.map { callback in { callback(releaseInfo, data) } })
        else { return nil }
        self.init(surface: store.surface, bitmap: store)
    }

    /// How the context's pixels are laid out.
    package final var layout: PixelLayout {
        bitmap?.layout
            ?? .native(
                width: targetSurface.width, height: targetSurface.height, bytesPerRow: targetSurface.bytesPerRow,
                isOpaque: targetSurface.isOpaque)
    }

    /// The width in pixels.
    public final var width: Int { document == nil ? targetSurface.width : 0 }
    /// The height in pixels.
    public final var height: Int { document == nil ? targetSurface.height : 0 }
    /// How many bits a component has.
    public final var bitsPerComponent: Int { layout.bitsPerComponent }
    /// How many bits a pixel has.
    public final var bitsPerPixel: Int { layout.bitsPerPixel }
    /// How many bytes there are from one row to the next.
    public final var bytesPerRow: Int { layout.bytesPerRow }
    /// The colour space.
    public final var colorSpace: CGColorSpace? { document == nil ? layout.space : nil }
    /// Where alpha is.
    public final var alphaInfo: CGImageAlphaInfo { layout.alphaInfo }
    /// How components are stored.
    public final var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }

    /// The bitmap's memory, the top row first. What is written there shows in what is drawn after. `nil` if no bitmap is drawn to.
    public final var data: UnsafeMutableRawPointer? { document == nil ? bitmap?.exposed() ?? targetSurface.pixels : nil }

    /// An image of what was drawn so far; `nil` if no bitmap is drawn to.
    public final func makeImage() -> CGImage? {
        guard document == nil else { return nil }
        bitmap?.pull()
        targetSurface.markDirty()
        guard let copy = targetSurface.copy() else { return nil }
        return CGImage(surface: copy, layout: layout)
    }

    /// Brings all drawing to the bitmap.
    public final func flush() { cairo_surface_flush(targetSurface.pointer) }

    /// Marks all drawing to be brought to the bitmap; here it already is.
    public final func synchronize() { flush() }
}

extension PixelLayout {
    /// The layout of a bitmap context, if there is such a one.
    static func context(
        width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo
    ) -> PixelLayout? {
        var layout = PixelLayout(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: 0, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: bitmapInfo)
        let info = layout.alphaInfo
        guard info != .first, info != .last, space.supportsOutput || info == .alphaOnly else { return nil }
        switch (info == .alphaOnly ? .monochrome : space.model, bitsPerComponent, layout.isFloat) {
        case (.monochrome, 8, false), (.monochrome, 16, false), (.monochrome, 32, true):
            layout.bitsPerPixel = bitsPerComponent * (info == .none || info == .alphaOnly ? 1 : 2)
        case (.rgb, 5, false) where info == .noneSkipFirst: layout.bitsPerPixel = 16
        case (.rgb, 8, false), (.rgb, 16, false), (.rgb, 32, true):
            guard info != .none else { return nil }
            layout.bitsPerPixel = bitsPerComponent * 4
        case (.cmyk, 8, false), (.cmyk, 16, false), (.cmyk, 32, true):
            guard info == .none else { return nil }
            layout.bitsPerPixel = bitsPerComponent * 4
        default: return nil
        }
        if bytesPerRow == 0 { layout.bytesPerRow = (width * layout.bitsPerPixel + 7) / 8 }
        return layout.isConsistent ? layout : nil
    }
}

/// A bitmap context's memory in the layout that was asked for, and the surface that is drawn to.
///
/// If the layout is our own, both are one. If not, the surface is brought to the memory after each drawing operation and from it before
/// each, once someone has a pointer to the memory; before that there is no need.
package final class BitmapStore {
    let layout: PixelLayout
    let surface: Surface
    private let memory: UnsafeMutableRawPointer
    private let ownsMemory: Bool
    private let release: (() -> Void)?
    private var isExposed: Bool
    private var isShared: Bool { layout.isNative }

    init?(layout: PixelLayout, data: UnsafeMutableRawPointer?, release: (() -> Void)?) {
        guard layout.width < 32767, layout.height < 32767 else { return nil }
        self.layout = layout
        self.release = release
        let count = layout.bytesPerRow * layout.height
        ownsMemory = data == nil
        isExposed = data != nil
        memory = data ?? UnsafeMutableRawPointer.allocate(byteCount: max(count, 16), alignment: 16)
        if data == nil { memset(memory, 0, max(count, 16)) }
        let format: Surface.Format = layout.hasAlpha ? .bgra : .bgrx
        if layout.isNative, Int(bitPattern: memory) % 4 == 0 {
            let made = Surface(
                data: memory, width: layout.width, height: layout.height, bytesPerRow: layout.bytesPerRow, format: format, owner: nil)
            guard let made else {
                if data == nil { memory.deallocate() }
                return nil
            }
            surface = made
        } else {
            guard let made = Surface(width: layout.width, height: layout.height, format: format) else {
                if data == nil { memory.deallocate() }
                return nil
            }
            surface = made
        }
        pull()
    }

    deinit {
        if ownsMemory { memory.deallocate() }
        release?()
    }

    private func rows(_ extents: CGRect) -> Range<Int> {
        let area = extents.intersection(CGRect(x: 0, y: 0, width: layout.width, height: layout.height))
        return area.isNull || area.isEmpty ? 0..<0 : Int(area.minY)..<min(Int(area.maxY.rounded(.up)), layout.height)
    }

    private func pull(_ rows: Range<Int>) {
        guard isExposed else { return }
        if surface.pixels != memory { layout.unpack(memory, rows: rows, to: surface.pixels, stride: surface.bytesPerRow) }
        surface.markDirty()
    }

    private func push(_ rows: Range<Int>) {
        guard isExposed, surface.pixels != memory else { return }
        layout.pack(surface.pixels, stride: surface.bytesPerRow, rows: rows, to: memory)
    }

    func pull() { pull(0..<layout.height) }

    func willDraw(_ extents: CGRect) { pull(rows(extents)) }

    func didDraw(_ extents: CGRect) { push(rows(extents)) }

    /// The memory, from now on kept up to date.
    func exposed() -> UnsafeMutableRawPointer {
        if !isExposed {
            isExposed = true
            push(0..<layout.height)
        }
        cairo_surface_flush(surface.pointer)
        return memory
    }
}
