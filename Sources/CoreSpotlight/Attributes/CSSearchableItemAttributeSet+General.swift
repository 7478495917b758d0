import Foundation

/// Attributes of what an item is called and shown with.
extension CSSearchableItemAttributeSet {
    /// The item's name for people.
    public var displayName: String? {
        get { values["displayName"]?.text }
        set { values["displayName"] = newValue.map { .text($0) } }
    }
    /// Other names of the item.
    public var alternateNames: [String]? {
        get { values["alternateNames"]?.texts }
        set { values["alternateNames"] = newValue.map { .texts($0) } }
    }
    /// The path of the item's file.
    public var path: String? {
        get { values["path"]?.text }
        set { values["path"] = newValue.map { .text($0) } }
    }
    /// Where the item's content is.
    public var contentURL: URL? {
        get { values["contentURL"]?.address }
        set { values["contentURL"] = newValue.map { .address($0) } }
    }
    /// A file with a small picture of the item.
    public var thumbnailURL: URL? {
        get { values["thumbnailURL"]?.address }
        set { values["thumbnailURL"] = newValue.map { .address($0) } }
    }
    /// A file with a small picture of the item for dark surroundings.
    public var darkThumbnailURL: URL? {
        get { values["darkThumbnailURL"]?.address }
        set { values["darkThumbnailURL"] = newValue.map { .address($0) } }
    }
    /// A small picture of the item, as a file has it.
    public var thumbnailData: Data? {
        get { values["thumbnailData"]?.data }
        set { values["thumbnailData"] = newValue.map { .data($0) } }
    }
    /// The item that this is about; it goes when that one goes.
    public var relatedUniqueIdentifier: String? {
        get { values["relatedUniqueIdentifier"]?.text }
        set { values["relatedUniqueIdentifier"] = newValue.map { .text($0) } }
    }
    /// The item that this is about; it stays when that one goes.
    public var weakRelatedUniqueIdentifier: String? {
        get { values["weakRelatedUniqueIdentifier"]?.text }
        set { values["weakRelatedUniqueIdentifier"] = newValue.map { .text($0) } }
    }
    /// When anything of this was last changed.
    public var metadataModificationDate: Date? {
        get { values["metadataModificationDate"]?.date }
        set { values["metadataModificationDate"] = newValue.map { .date($0) } }
    }
    /// The identifier of the content's type.
    public var contentType: String? {
        get { values["contentType"]?.text }
        set { values["contentType"] = newValue.map { .text($0) } }
    }
    /// The identifiers of the type and of what it conforms to.
    public var contentTypeTree: [String]? {
        get { values["contentTypeTree"]?.texts }
        set { values["contentTypeTree"] = newValue.map { .texts($0) } }
    }
    /// Words to find the item by.
    public var keywords: [String]? {
        get { values["keywords"]?.texts }
        set { values["keywords"] = newValue.map { .texts($0) } }
    }
    /// The title.
    public var title: String? {
        get { values["title"]?.text }
        set { values["title"] = newValue.map { .text($0) } }
    }
    /// The version.
    public var version: String? {
        get { values["version"]?.text }
        set { values["version"] = newValue.map { .text($0) } }
    }
    /// The group that the item belongs to.
    public var domainIdentifier: String? {
        get { values["domainIdentifier"]?.text }
        set { values["domainIdentifier"] = newValue.map { .text($0) } }
    }
    // @objc(userCreated)
    /// Whether the person made the item.
    public var isUserCreated: NSNumber? {
        get { values["userCreated"]?.number.map { NSNumber(value: $0) } }
        set { values["userCreated"] = newValue.map { .number($0.doubleValue) } }
    }
    // @objc(userOwned)
    /// Whether the item is the person's.
    public var isUserOwned: NSNumber? {
        get { values["userOwned"]?.number.map { NSNumber(value: $0) } }
        set { values["userOwned"] = newValue.map { .number($0.doubleValue) } }
    }
    // @objc(userCurated)
    /// Whether the person chose the item.
    public var isUserCurated: NSNumber? {
        get { values["userCurated"]?.number.map { NSNumber(value: $0) } }
        set { values["userCurated"] = newValue.map { .number($0.doubleValue) } }
    }
    /// How important the item is among the app's, from 0 to 100.
    public var rankingHint: NSNumber? {
        get { values["rankingHint"]?.number.map { NSNumber(value: $0) } }
        set { values["rankingHint"] = newValue.map { .number($0.doubleValue) } }
    }
}
