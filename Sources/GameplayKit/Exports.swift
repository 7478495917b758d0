@_exported import Foundation

/// A point of a plane.
public typealias vector_float2 = SIMD2<Float>
/// A place of a grid.
public typealias vector_int2 = SIMD2<Int32>
