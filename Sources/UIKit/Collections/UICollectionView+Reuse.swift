import Foundation
import ObjCRuntime

extension UICollectionView {
    func supplementaryPool(_ kind: String) -> ReusePool<UICollectionReusableView> {
        if let known = supplementaryPools[kind] { return known }
        let pool = ReusePool<UICollectionReusableView>()
        supplementaryPools[kind] = pool
        return pool
    }

    /// Registers a prototype cell of a document.
    package func registerPrototype(forCellWithReuseIdentifier identifier: String, _ make: @escaping @MainActor () -> UICollectionViewCell) {
        cellPool.register(.prototype(make), for: identifier)
    }

    /// Registers a prototype header or footer of a document.
    package func registerPrototype(
        forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String,
        _ make: @escaping @MainActor () -> UICollectionReusableView
    ) {
        supplementaryPool(kind).register(.prototype(make), for: identifier)
    }

    func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
        dequeue(cellPool, identifier, .cell(path), word: "UICollectionElementKindCell")
    }

    func dequeueSupplementary(_ kind: String, _ identifier: String, _ path: IndexPath) -> UICollectionReusableView {
        dequeue(supplementaryPool(kind), identifier, .supplementary(kind, path), word: kind)
    }

    private func dequeue<View: UICollectionReusableView>(
        _ pool: ReusePool<View>, _ identifier: String, _ key: ElementKey, word: String
    ) -> View {
        let attributes = state.making?.key == key ? state.making : attributes(of: key)
        let view: View
        if let idle = pool.take(identifier) {
            // A cell that is configured anew for its item keeps what it has.
            if idle !== state.reconfigured { idle.prepareForReuse() }
            view = idle
        } else if let source = pool.source(for: identifier) {
            view = make(source, identifier, frame: attributes?.frame ?? .zero)
        } else {
            raiseInconsistency(
                "could not dequeue a view of kind: \(word) with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
        }
        view.reuseIdentifier = identifier
        view.collectionView = self
        if let attributes { view.take(attributes) }
        return view
    }

    func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard !state.isPreparing, exists(key.path) || key.category != .cell else { return nil }
        switch key.category {
        case .cell: return layoutAttributesForItem(at: key.path)
        case .supplementaryView: return key.kind.flatMap { layoutAttributesForSupplementaryElement(ofKind: $0, at: key.path) }
        case .decorationView: return key.kind.flatMap { collectionViewLayout.layoutAttributesForDecorationView(ofKind: $0, at: key.path) }
        }
    }

    func make<View: UICollectionReusableView>(_ source: ReusePool<View>.Source, _ identifier: String, frame: CGRect) -> View {
        switch source {
        case .class(let cls):
            guard let view = DynamicClass.make(cls, "initWithFrame:", [frame]) as? View else {
                raiseInconsistency("the class registered for identifier \(identifier) (\(cls)) is not a subclass of \(View.self)")
            }
            return view
        case .nib(let nib):
            let objects = nib.instantiate(withOwner: nil)
            guard objects.count == 1, let view = objects.first as? View else {
                raiseInconsistency(
                    "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must "
                        + "be a \(View.self) instance")
            }
            return view
        case .prototype(let make):
            return make()
        }
    }
}
