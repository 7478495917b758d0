import CoreGraphics
import Foundation

/// What the press says of a picture (IPTC).
nonisolated(unsafe) public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
/// What kind of object this is.
nonisolated(unsafe) public let kCGImagePropertyIPTCObjectTypeReference: CFString = "ObjectTypeReference"
/// What the object is like.
nonisolated(unsafe) public let kCGImagePropertyIPTCObjectAttributeReference: CFString = "ObjectAttributeReference"
/// A short title.
nonisolated(unsafe) public let kCGImagePropertyIPTCObjectName: CFString = "ObjectName"
/// What became of the picture.
nonisolated(unsafe) public let kCGImagePropertyIPTCEditStatus: CFString = "EditStatus"
/// What this changes of a picture from before.
nonisolated(unsafe) public let kCGImagePropertyIPTCEditorialUpdate: CFString = "EditorialUpdate"
/// How urgent it is, from 1 to 8.
nonisolated(unsafe) public let kCGImagePropertyIPTCUrgency: CFString = "Urgency"
/// What the picture is about, as codes.
nonisolated(unsafe) public let kCGImagePropertyIPTCSubjectReference: CFString = "SubjectReference"
/// The category, as a code.
nonisolated(unsafe) public let kCGImagePropertyIPTCCategory: CFString = "Category"
/// More categories.
nonisolated(unsafe) public let kCGImagePropertyIPTCSupplementalCategory: CFString = "SupplementalCategory"
/// What pictures that come again and again are known by.
nonisolated(unsafe) public let kCGImagePropertyIPTCFixtureIdentifier: CFString = "FixtureIdentifier"
/// Keywords, an array of strings.
nonisolated(unsafe) public let kCGImagePropertyIPTCKeywords: CFString = "Keywords"
/// The codes of the countries that the picture shows.
nonisolated(unsafe) public let kCGImagePropertyIPTCContentLocationCode: CFString = "ContentLocationCode"
/// The names of the places that the picture shows.
nonisolated(unsafe) public let kCGImagePropertyIPTCContentLocationName: CFString = "ContentLocationName"
/// The day from which on the picture may be used: "20240131".
nonisolated(unsafe) public let kCGImagePropertyIPTCReleaseDate: CFString = "ReleaseDate"
/// The time from which on the picture may be used: "120000+0100".
nonisolated(unsafe) public let kCGImagePropertyIPTCReleaseTime: CFString = "ReleaseTime"
/// The day until which the picture may be used.
nonisolated(unsafe) public let kCGImagePropertyIPTCExpirationDate: CFString = "ExpirationDate"
/// The time until which the picture may be used.
nonisolated(unsafe) public let kCGImagePropertyIPTCExpirationTime: CFString = "ExpirationTime"
/// What is to be heeded.
nonisolated(unsafe) public let kCGImagePropertyIPTCSpecialInstructions: CFString = "SpecialInstructions"
/// What is to be done with a picture from before.
nonisolated(unsafe) public let kCGImagePropertyIPTCActionAdvised: CFString = "ActionAdvised"
/// Who sent a picture from before.
nonisolated(unsafe) public let kCGImagePropertyIPTCReferenceService: CFString = "ReferenceService"
/// When a picture from before was sent.
nonisolated(unsafe) public let kCGImagePropertyIPTCReferenceDate: CFString = "ReferenceDate"
/// The number of a picture from before.
nonisolated(unsafe) public let kCGImagePropertyIPTCReferenceNumber: CFString = "ReferenceNumber"
/// The day the picture was made: "20240131".
nonisolated(unsafe) public let kCGImagePropertyIPTCDateCreated: CFString = "DateCreated"
/// The time the picture was made: "120000+0100".
nonisolated(unsafe) public let kCGImagePropertyIPTCTimeCreated: CFString = "TimeCreated"
/// The day the picture was made digital.
nonisolated(unsafe) public let kCGImagePropertyIPTCDigitalCreationDate: CFString = "DigitalCreationDate"
/// The time the picture was made digital.
nonisolated(unsafe) public let kCGImagePropertyIPTCDigitalCreationTime: CFString = "DigitalCreationTime"
/// What program made the picture.
nonisolated(unsafe) public let kCGImagePropertyIPTCOriginatingProgram: CFString = "OriginatingProgram"
/// The program's version.
nonisolated(unsafe) public let kCGImagePropertyIPTCProgramVersion: CFString = "ProgramVersion"
/// Whether it is for the morning, "a", the evening, "p", or both, "b".
nonisolated(unsafe) public let kCGImagePropertyIPTCObjectCycle: CFString = "ObjectCycle"
/// Who made the picture, an array of strings.
nonisolated(unsafe) public let kCGImagePropertyIPTCByline: CFString = "Byline"
/// What they are, an array of strings.
nonisolated(unsafe) public let kCGImagePropertyIPTCBylineTitle: CFString = "BylineTitle"
/// The city.
nonisolated(unsafe) public let kCGImagePropertyIPTCCity: CFString = "City"
/// The place in the city.
nonisolated(unsafe) public let kCGImagePropertyIPTCSubLocation: CFString = "SubLocation"
/// The province or state.
nonisolated(unsafe) public let kCGImagePropertyIPTCProvinceState: CFString = "Province/State"
/// The country's code.
nonisolated(unsafe) public let kCGImagePropertyIPTCCountryPrimaryLocationCode: CFString = "Country/PrimaryLocationCode"
/// The country's name.
nonisolated(unsafe) public let kCGImagePropertyIPTCCountryPrimaryLocationName: CFString = "Country/PrimaryLocationName"
/// Where the picture was sent from.
nonisolated(unsafe) public let kCGImagePropertyIPTCOriginalTransmissionReference: CFString = "OriginalTransmissionReference"
/// The headline.
nonisolated(unsafe) public let kCGImagePropertyIPTCHeadline: CFString = "Headline"
/// Who is to be named.
nonisolated(unsafe) public let kCGImagePropertyIPTCCredit: CFString = "Credit"
/// Who owns the picture.
nonisolated(unsafe) public let kCGImagePropertyIPTCSource: CFString = "Source"
/// The notice of the rights.
nonisolated(unsafe) public let kCGImagePropertyIPTCCopyrightNotice: CFString = "CopyrightNotice"
/// Who is to be asked, an array of strings.
nonisolated(unsafe) public let kCGImagePropertyIPTCContact: CFString = "Contact"
/// What the picture shows.
nonisolated(unsafe) public let kCGImagePropertyIPTCCaptionAbstract: CFString = "Caption/Abstract"
/// Who wrote that, an array of strings.
nonisolated(unsafe) public let kCGImagePropertyIPTCWriterEditor: CFString = "Writer/Editor"
/// What kind of picture it is.
nonisolated(unsafe) public let kCGImagePropertyIPTCImageType: CFString = "ImageType"
/// Whether it is tall, "P", wide, "L", or square, "S".
nonisolated(unsafe) public let kCGImagePropertyIPTCImageOrientation: CFString = "ImageOrientation"
/// The language, by its code.
nonisolated(unsafe) public let kCGImagePropertyIPTCLanguageIdentifier: CFString = "LanguageIdentifier"

extension IPTCRecord {
    /// The numbers of these properties in files, and whether there can be several of one.
    static let table: [(number: UInt8, key: String, isList: Bool)] = [
        (3, "ObjectTypeReference", false),
        (4, "ObjectAttributeReference", true),
        (5, "ObjectName", false),
        (7, "EditStatus", false),
        (8, "EditorialUpdate", false),
        (10, "Urgency", false),
        (12, "SubjectReference", true),
        (15, "Category", false),
        (20, "SupplementalCategory", true),
        (22, "FixtureIdentifier", false),
        (25, "Keywords", true),
        (26, "ContentLocationCode", true),
        (27, "ContentLocationName", true),
        (30, "ReleaseDate", false),
        (35, "ReleaseTime", false),
        (37, "ExpirationDate", false),
        (38, "ExpirationTime", false),
        (40, "SpecialInstructions", false),
        (42, "ActionAdvised", false),
        (45, "ReferenceService", true),
        (47, "ReferenceDate", true),
        (50, "ReferenceNumber", true),
        (55, "DateCreated", false),
        (60, "TimeCreated", false),
        (62, "DigitalCreationDate", false),
        (63, "DigitalCreationTime", false),
        (65, "OriginatingProgram", false),
        (70, "ProgramVersion", false),
        (75, "ObjectCycle", false),
        (80, "Byline", true),
        (85, "BylineTitle", true),
        (90, "City", false),
        (92, "SubLocation", false),
        (95, "Province/State", false),
        (100, "Country/PrimaryLocationCode", false),
        (101, "Country/PrimaryLocationName", false),
        (103, "OriginalTransmissionReference", false),
        (105, "Headline", false),
        (110, "Credit", false),
        (115, "Source", false),
        (116, "CopyrightNotice", false),
        (118, "Contact", true),
        (120, "Caption/Abstract", false),
        (122, "Writer/Editor", true),
        (130, "ImageType", false),
        (131, "ImageOrientation", false),
        (135, "LanguageIdentifier", false),
    ]
}
