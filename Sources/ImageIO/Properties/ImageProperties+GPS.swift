import CoreGraphics
import Foundation

/// Where a picture was taken.
nonisolated(unsafe) public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// The version of these properties, an array of numbers.
nonisolated(unsafe) public let kCGImagePropertyGPSVersion: CFString = "GPSVersion"
/// Whether the latitude is north or south: "N" or "S".
nonisolated(unsafe) public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// The latitude, in degrees; never negative.
nonisolated(unsafe) public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// Whether the longitude is east or west: "E" or "W".
nonisolated(unsafe) public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// The longitude, in degrees; never negative.
nonisolated(unsafe) public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// Whether the altitude is above sea level, 0, or below, 1.
nonisolated(unsafe) public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
/// The altitude, in metres.
nonisolated(unsafe) public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
/// The time of day in UTC: "12:00:00".
nonisolated(unsafe) public let kCGImagePropertyGPSTimeStamp: CFString = "TimeStamp"
/// The satellites that were used.
nonisolated(unsafe) public let kCGImagePropertyGPSSatellites: CFString = "Satellites"
/// Whether the receiver measured ("A") or not ("V").
nonisolated(unsafe) public let kCGImagePropertyGPSStatus: CFString = "Status"
/// Whether place and altitude were measured ("3") or the place alone ("2").
nonisolated(unsafe) public let kCGImagePropertyGPSMeasureMode: CFString = "MeasureMode"
/// The precision.
nonisolated(unsafe) public let kCGImagePropertyGPSDOP: CFString = "DOP"
/// The unit of the speed: "K", "M" or "N".
nonisolated(unsafe) public let kCGImagePropertyGPSSpeedRef: CFString = "SpeedRef"
/// The speed.
nonisolated(unsafe) public let kCGImagePropertyGPSSpeed: CFString = "Speed"
/// What the direction of movement is relative to: "T" is true north, "M" magnetic north.
nonisolated(unsafe) public let kCGImagePropertyGPSTrackRef: CFString = "TrackRef"
/// The direction of movement, in degrees.
nonisolated(unsafe) public let kCGImagePropertyGPSTrack: CFString = "Track"
/// What the picture's direction is relative to: "T" is true north, "M" magnetic north.
nonisolated(unsafe) public let kCGImagePropertyGPSImgDirectionRef: CFString = "ImgDirectionRef"
/// The picture's direction, in degrees.
nonisolated(unsafe) public let kCGImagePropertyGPSImgDirection: CFString = "ImgDirection"
/// The datum of the coordinates.
nonisolated(unsafe) public let kCGImagePropertyGPSMapDatum: CFString = "MapDatum"
/// Whether the subject's latitude is north or south.
nonisolated(unsafe) public let kCGImagePropertyGPSDestLatitudeRef: CFString = "DestLatitudeRef"
/// The subject's latitude, in degrees.
nonisolated(unsafe) public let kCGImagePropertyGPSDestLatitude: CFString = "DestLatitude"
/// Whether the subject's longitude is east or west.
nonisolated(unsafe) public let kCGImagePropertyGPSDestLongitudeRef: CFString = "DestLongitudeRef"
/// The subject's longitude, in degrees.
nonisolated(unsafe) public let kCGImagePropertyGPSDestLongitude: CFString = "DestLongitude"
/// What the direction to the subject is relative to.
nonisolated(unsafe) public let kCGImagePropertyGPSDestBearingRef: CFString = "DestBearingRef"
/// The direction to the subject, in degrees.
nonisolated(unsafe) public let kCGImagePropertyGPSDestBearing: CFString = "DestBearing"
/// The unit of the distance to the subject.
nonisolated(unsafe) public let kCGImagePropertyGPSDestDistanceRef: CFString = "DestDistanceRef"
/// The distance to the subject.
nonisolated(unsafe) public let kCGImagePropertyGPSDestDistance: CFString = "DestDistance"
/// How the place was found.
nonisolated(unsafe) public let kCGImagePropertyGPSProcessingMethod: CFString = "ProcessingMethod"
/// The name of the area.
nonisolated(unsafe) public let kCGImagePropertyGPSAreaInformation: CFString = "AreaInformation"
/// The date in UTC: "2024:01:31".
nonisolated(unsafe) public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
/// Whether the place was corrected by another receiver: 1 if so.
nonisolated(unsafe) public let kCGImagePropertyGPSDifferental: CFString = "Differential"
/// How far off the place may be, in metres.
nonisolated(unsafe) public let kCGImagePropertyGPSHPositioningError: CFString = "HPositioningError"

extension TagTable {
    /// The numbers and the kinds of these properties in files.
    static let gps = TagTable([
        .init(0x0000, "GPSVersion", .byte, .list),
        .init(0x0001, "LatitudeRef", .ascii, .text),
        .init(0x0002, "Latitude", .rational, .degrees),
        .init(0x0003, "LongitudeRef", .ascii, .text),
        .init(0x0004, "Longitude", .rational, .degrees),
        .init(0x0005, "AltitudeRef", .byte, .number),
        .init(0x0006, "Altitude", .rational, .number),
        .init(0x0007, "TimeStamp", .rational, .time),
        .init(0x0008, "Satellites", .ascii, .text),
        .init(0x0009, "Status", .ascii, .text),
        .init(0x000A, "MeasureMode", .ascii, .text),
        .init(0x000B, "DOP", .rational, .number),
        .init(0x000C, "SpeedRef", .ascii, .text),
        .init(0x000D, "Speed", .rational, .number),
        .init(0x000E, "TrackRef", .ascii, .text),
        .init(0x000F, "Track", .rational, .number),
        .init(0x0010, "ImgDirectionRef", .ascii, .text),
        .init(0x0011, "ImgDirection", .rational, .number),
        .init(0x0012, "MapDatum", .ascii, .text),
        .init(0x0013, "DestLatitudeRef", .ascii, .text),
        .init(0x0014, "DestLatitude", .rational, .degrees),
        .init(0x0015, "DestLongitudeRef", .ascii, .text),
        .init(0x0016, "DestLongitude", .rational, .degrees),
        .init(0x0017, "DestBearingRef", .ascii, .text),
        .init(0x0018, "DestBearing", .rational, .number),
        .init(0x0019, "DestDistanceRef", .ascii, .text),
        .init(0x001A, "DestDistance", .rational, .number),
        .init(0x001B, "ProcessingMethod", .undefined, .comment),
        .init(0x001C, "AreaInformation", .undefined, .comment),
        .init(0x001D, "DateStamp", .ascii, .text),
        .init(0x001E, "Differential", .short, .number),
        .init(0x001F, "HPositioningError", .rational, .number),
    ])
}
