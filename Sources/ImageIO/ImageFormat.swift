import Foundation

/// A file format of images, known by its first bytes.
package enum ImageFormat: String, CaseIterable, Sendable {
    case png = "public.png"
    case jpeg = "public.jpeg"
    case gif = "com.compuserve.gif"
    case tiff = "public.tiff"
    case bmp = "com.microsoft.bmp"
    case ico = "com.microsoft.ico"

    /// The format that data begins like.
    package init?(data: Data) {
        let head = [UInt8](data.prefix(12))
        func begins(_ bytes: [UInt8]) -> Bool { head.starts(with: bytes) }
        if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if begins([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if begins(Array("GIF87a".utf8)) || begins(Array("GIF89a".utf8)) {
            self = .gif
        } else if begins([0x49, 0x49, 0x2A, 0x00]) || begins([0x4D, 0x4D, 0x00, 0x2A]) {
            self = .tiff
        } else if begins([0x42, 0x4D]) {
            self = .bmp
        } else if begins([0x00, 0x00, 0x01, 0x00]) {
            self = .ico
        } else {
            return nil
        }
    }

    /// What gdk-pixbuf calls the format.
    var pixbufName: String {
        switch self {
        case .png: "png"
        case .jpeg: "jpeg"
        case .gif: "gif"
        case .tiff: "tiff"
        case .bmp: "bmp"
        case .ico: "ico"
        }
    }
}
