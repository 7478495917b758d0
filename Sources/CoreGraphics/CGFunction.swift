import Foundation

/// Computes a function: reads as many numbers as its domain has dimensions, writes as many as its range has.
public typealias CGFunctionEvaluateCallback =
    (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void
/// Called when a function is no longer needed.
public typealias CGFunctionReleaseInfoCallback = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// What computes a function. See https://developer.apple.com/documentation/coregraphics/cgfunctioncallbacks.
public struct CGFunctionCallbacks {
    /// The version of this structure: 0.
    public var version: UInt32
    /// Computes the function.
    public var evaluate: CGFunctionEvaluateCallback?
    /// Called when the function is no longer needed.
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    /// Creates a structure without functions.
    public init() { (version, evaluate, releaseInfo) = (0, nil, nil) }

    /// Creates the structure.
    public init(version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?) {
        (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo)
    }
}

/// A function from numbers to numbers that an app computes, such as the colours of a shading.
///
/// See https://developer.apple.com/documentation/coregraphics/cgfunction.
public final class CGFunction: @unchecked Sendable {
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGFunctionCallbacks
    let domainDimension: Int
    let rangeDimension: Int
    /// The least and greatest number of each dimension in turn; `nil` if all numbers are allowed.
    let domain: [CGFloat]?
    private let range: [CGFloat]?

    /// Creates a function. What goes in and comes out is clipped to `domain` and `range`: the least and the greatest number of each
    /// dimension in turn, or `nil` for no limits.
    ///
    /// - Returns: `nil` without dimensions or a callback that computes.
    public init?(
        info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
        range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard domainDimension > 0, rangeDimension > 0, callbacks.pointee.version == 0, callbacks.pointee.evaluate != nil else { return nil }
        (self.info, self.callbacks) = (info, callbacks.pointee)
        (self.domainDimension, self.rangeDimension) = (domainDimension, rangeDimension)
        self.domain = domain.map { Array(UnsafeBufferPointer(start: $0, count: 2 * domainDimension)) }
        self.range = range.map { Array(UnsafeBufferPointer(start: $0, count: 2 * rangeDimension)) }
    }

    deinit { callbacks.releaseInfo?(info) }

    private static func clip(_ values: inout [CGFloat], _ limits: [CGFloat]?) {
        guard let limits else { return }
        for index in values.indices { values[index] = max(limits[2 * index], min(values[index], limits[2 * index + 1])) }
    }

    /// Computes the function; numbers that are none come out as 0.
    func callAsFunction(_ input: [CGFloat]) -> [CGFloat] {
        var input = input
        var output = [CGFloat](repeating: 0, count: rangeDimension)
        Self.clip(&input, domain)
        callbacks.evaluate?(info, input, &output)
        for index in output.indices where !output[index].isFinite { output[index] = 0 }
        Self.clip(&output, range)
        return output
    }
}
