import SampanFoundation

/// Which objects are fetched, and in what order. See https://developer.apple.com/documentation/photokit/phfetchoptions.
open class PHFetchOptions: NSObject, NSCopying {
    /// Which: `mediaType == %d`, `favorite == YES`, `creationDate > %@`, and for albums `title = %@`.
    open var predicate: SampanFoundation.NSPredicate?
    /// In what order: by `creationDate`, `modificationDate` and others.
    open var sortDescriptors: [NSSortDescriptor]?
    /// Whether there are hidden pictures among them.
    open var includeHiddenAssets = false
    /// How many at most; 0 for all.
    open var fetchLimit = 0
    /// Whether changes of the result are told one by one.
    open var wantsIncrementalChangeDetails = true

    /// Creates options that ask for all.
    public override init() { super.init() }

    /// A copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHFetchOptions()
        (copy.predicate, copy.sortDescriptors, copy.includeHiddenAssets) = (predicate, sortDescriptors, includeHiddenAssets)
        (copy.fetchLimit, copy.wantsIncrementalChangeDetails) = (fetchLimit, wantsIncrementalChangeDetails)
        return copy
    }

    static func applied(_ options: PHFetchOptions?, to assets: [PHAsset]) -> [PHAsset] {
        let shown = options?.includeHiddenAssets == true ? assets : assets.filter { !$0.isHidden }
        return options?.select(shown) { $0.facts } ?? shown
    }

    static func applied<Collection: PHCollection>(_ options: PHFetchOptions?, to collections: [Collection]) -> [Collection] {
        options?.select(collections) { $0.facts } ?? collections
    }

    private func select<Element>(_ elements: [Element], facts: (Element) -> NSDictionary) -> [Element] {
        var found = elements.map { ($0, facts($0)) }
        if let predicate { found = found.filter { predicate.evaluate(with: $0.1) } }
        if let sortDescriptors, !sortDescriptors.isEmpty {
            let order = found.indices.sorted { a, b in
                for descriptor in sortDescriptors {
                    switch descriptor.compare(found[a].1, to: found[b].1) {
                    case .orderedAscending: return true
                    case .orderedDescending: return false
                    case .orderedSame: continue
                    }
                }
                return a < b
            }
            found = order.map { found[$0] }
        }
        let all = found.map(\.0)
        return fetchLimit > 0 ? Array(all.prefix(fetchLimit)) : all
    }
}

extension PHAsset {
    /// What predicates and orders know of it.
    fileprivate var facts: NSDictionary {
        var facts: [String: Any] = [
            "localIdentifier": localIdentifier, "mediaType": mediaType.rawValue, "mediaSubtypes": mediaSubtypes.rawValue,
            "mediaSubtype": mediaSubtypes.rawValue, "duration": duration, "pixelWidth": pixelWidth, "pixelHeight": pixelHeight,
            "favorite": isFavorite, "isFavorite": isFavorite, "hidden": isHidden, "isHidden": isHidden,
        ]
        facts["creationDate"] = creationDate
        facts["modificationDate"] = modificationDate
        return facts as NSDictionary
    }
}

extension PHCollection {
    fileprivate var facts: NSDictionary {
        let title = localizedTitle ?? ""
        return [
            "localIdentifier": localIdentifier, "localizedTitle": title, "title": title,
            "estimatedAssetCount": (self as? PHAssetCollection)?.estimatedAssetCount ?? 0,
        ] as NSDictionary
    }
}
