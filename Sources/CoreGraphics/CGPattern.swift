import Foundation

/// How a pattern's cells are brought to whole pixels.
public enum CGPatternTiling: Int32, Sendable {
    /// The cell is kept; the spacing may vary by a pixel.
    case noDistortion
    /// The spacing is constant; the cell may be distorted, coarsely.
    case constantSpacingMinimalDistortion
    /// The spacing is constant; the cell may be distorted.
    case constantSpacing
}

/// Draws a pattern's cell.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Releases what a pattern's cell is drawn from.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions that draw a pattern.
public struct CGPatternCallbacks {
    /// The version of this structure: 0.
    public var version: UInt32
    /// Draws one cell.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Called when the pattern is no longer needed.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Creates a structure without functions.
    public init() { version = 0 }

    /// Creates the structure.
    public init(version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// A cell that is drawn again and again to fill an area.
public final class CGPattern: @unchecked Sendable {
    let info: UnsafeMutableRawPointer?
    let bounds: CGRect
    let matrix: CGAffineTransform
    let xStep: CGFloat
    let yStep: CGFloat
    let tiling: CGPatternTiling
    let isColored: Bool
    let callbacks: CGPatternCallbacks

    /// Creates a pattern. `bounds` is the cell in pattern space, `matrix` maps pattern space to the context's base space, the steps are
    /// the distances between cells in pattern space. An uncoloured pattern is painted in the colour given with it.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard callbacks.pointee.drawPattern != nil, xStep != 0, yStep != 0 else { return nil }
        self.info = info
        self.bounds = bounds
        self.matrix = matrix
        self.xStep = abs(xStep)
        self.yStep = abs(yStep)
        self.tiling = tiling
        self.isColored = isColored
        self.callbacks = callbacks.pointee
    }

    deinit { callbacks.releaseInfo?(info) }
}
