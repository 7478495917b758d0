import Foundation

/// Writes a moving picture in one of the forms that recordings have.
protocol FilmWriter {
    /// The size in pixels.
    var width: Int { get }
    var height: Int { get }
    /// How much has been written so far.
    var byteCount: Int { get }

    /// Adds a picture, 0x00RRGGBB row by row, that stands for so many hundredths of a second.
    mutating func add(_ pixels: [UInt32], hundredths: Int)

    /// Ends the picture, and gives the whole file.
    mutating func finished() -> Data
}
