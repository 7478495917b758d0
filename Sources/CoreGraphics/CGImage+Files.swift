import Foundation

extension CGImage {
    /// Reads image files. Whoever can says so when it is loaded; what it gives is an image as it is stored.
    nonisolated(unsafe) package static var read: (@Sendable (_ file: Data, _ type: String) -> CGImage?)?

    /// Creates an image of a JPEG file's bytes; `nil` if they are none.
    ///
    /// - Parameters:
    ///   - decode: between which values each component's samples are spread, least and greatest in turn; `nil` to take them as they are.
    ///   - shouldInterpolate: whether the image is smoothed where it is enlarged.
    ///   - intent: how colours out of range are treated.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(file: source, "public.jpeg", decode, shouldInterpolate, intent)
    }

    /// Creates an image of a PNG file's bytes; `nil` if they are none.
    ///
    /// - Parameters:
    ///   - decode: between which values each component's samples are spread, least and greatest in turn; `nil` to take them as they are.
    ///   - shouldInterpolate: whether the image is smoothed where it is enlarged.
    ///   - intent: how colours out of range are treated.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(file: source, "public.png", decode, shouldInterpolate, intent)
    }

    private convenience init?(
        file: CGDataProvider, _ type: String, _ decode: UnsafePointer<CGFloat>?, _ shouldInterpolate: Bool, _ intent: CGColorRenderingIntent
    ) {
        guard let content = file.content, let image = CGImage.read?(content, type), let provider = image.dataProvider else { return nil }
        var layout = image.layout
        layout.decode = decode.map { Array(UnsafeBufferPointer(start: $0, count: 2 * layout.colorCount)) }
        self.init(
            layout: layout, provider: provider, isMask: false, shouldInterpolate: shouldInterpolate, intent: intent, type: image.utType)
    }
}
