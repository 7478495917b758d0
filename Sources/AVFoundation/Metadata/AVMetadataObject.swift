import CoreGraphics
import Foundation

/// Something that was found in a camera's pictures.
open class AVMetadataObject: NSObject {
    /// What kind of thing it is.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        /// The kind's name.
        public let rawValue: String
        /// Creates a kind from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A QR code.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// A Micro QR code.
        public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
        /// A bar code of thirteen digits; one of twelve digits, UPC-A, is one with a 0 before it.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// A bar code of eight digits.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// A shortened bar code of twelve digits.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// Code 39.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// Code 39 with a check digit.
        public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
        /// Code 93.
        public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
        /// Code 128.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// PDF417.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// Aztec.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// Interleaved 2 of 5.
        public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
        /// Interleaved 2 of 5 of fourteen digits.
        public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
        /// Data Matrix.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// Codabar.
        public static let codabar = ObjectType(rawValue: "Codabar")
        /// GS1 DataBar.
        public static let gs1DataBar = ObjectType(rawValue: "org.gs1.GS1DataBar")
        /// GS1 DataBar, expanded.
        public static let gs1DataBarExpanded = ObjectType(rawValue: "org.gs1.GS1DataBarExpanded")
        /// A face.
        public static let face = ObjectType(rawValue: "face")
    }

    /// What kind of thing it is.
    public let type: ObjectType
    /// The rectangle around it, in fractions of the picture from the top left: of the camera's own picture, or in the coordinates that the
    /// object was transformed to.
    public let bounds: CGRect

    init(type: ObjectType, bounds: CGRect) { (self.type, self.bounds) = (type, bounds) }
}

/// A bar code, a QR code or another code for machines.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    /// The code's corners, in the coordinates of its bounds: counterclockwise from the top left of the code as it is to be held, clockwise if it
    /// is mirrored.
    public let corners: [CGPoint]
    /// What the code says; `nil` if that is no text.
    public let stringValue: String?

    init(type: ObjectType, corners: [CGPoint], stringValue: String?) {
        (self.corners, self.stringValue) = (corners, stringValue)
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        super.init(type: type, bounds: CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top))
    }

    /// The object with its corners somewhere else.
    func mapped(_ map: (CGPoint) -> CGPoint) -> AVMetadataMachineReadableCodeObject {
        AVMetadataMachineReadableCodeObject(type: type, corners: corners.map(map), stringValue: stringValue)
    }
}

/// Is told what a metadata output found.
@preconcurrency
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    // @objc(captureOutput:didOutputMetadataObjects:fromConnection:) optional
    /// Things were found, or are gone: then there are none. Called on the output's queue.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection)
}
