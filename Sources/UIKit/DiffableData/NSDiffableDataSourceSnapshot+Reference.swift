import SampanFoundation

extension NSDiffableDataSourceSnapshotReference {
    /// The snapshot as a value: what lowering makes of `snapshot as NSDiffableDataSourceSnapshot<…>`.
    ///
    /// Where the sections' identifiers are of another type, which at Apple nobody notices before one is asked for, their places stand for
    /// them if these can.
    public func _as<Section, Item>(
        _ form: NSDiffableDataSourceSnapshot<Section, Item>.Type
    ) -> NSDiffableDataSourceSnapshot<Section, Item> {
        var made = NSDiffableDataSourceSnapshot<Section, Item>()
        var sections: [Section] = []
        for (index, identifier) in sectionIdentifiers.enumerated() {
            let section: Section = Self.cast(identifier) { index as? Section }
            sections.append(section)
            made.appendSections([section])
            made.appendItems(itemIdentifiersInSection(withIdentifier: identifier).map { Self.cast($0) { nil } }, toSection: section)
        }
        made.reloadSections(reloadedSectionIdentifiers.map { sections[index(ofSectionIdentifier: $0)] })
        made.reloadItems(reloadedItemIdentifiers.map { Self.cast($0) { nil } })
        made.reconfigureItems(reconfiguredItemIdentifiers.map { Self.cast($0) { nil } })
        return made
    }

    /// The snapshot as the class that it is.
    public func _as<Form: NSDiffableDataSourceSnapshotReference>(_ form: Form.Type) -> Form { self as! Form }

    private static func cast<T>(_ identifier: Any, _ otherwise: () -> T?) -> T {
        guard let found = identifier as? T ?? otherwise() else {
            ObjCException.raise(
                "NSInternalInconsistencyException",
                "The identifier \(identifier) of a snapshot is of type \(type(of: identifier)), and \(T.self) was asked for")
        }
        return found
    }
}

extension NSDiffableDataSourceSnapshot {
    /// The snapshot as an object: what lowering makes of `snapshot as NSDiffableDataSourceSnapshotReference`.
    public func _as(_ form: NSDiffableDataSourceSnapshotReference.Type) -> NSDiffableDataSourceSnapshotReference {
        let made = NSDiffableDataSourceSnapshotReference()
        for section in sectionIdentifiers {
            made.appendSections(withIdentifiers: [section])
            made.appendItems(withIdentifiers: itemIdentifiers(inSection: section), intoSectionWithIdentifier: section)
        }
        made.reloadSections(withIdentifiers: reloadedSectionIdentifiers)
        made.reloadItems(withIdentifiers: reloadedItemIdentifiers)
        made.reconfigureItems(withIdentifiers: reconfiguredItemIdentifiers)
        return made
    }

    /// The snapshot as it is.
    public func _as(_ form: Self.Type) -> Self { self }
}
