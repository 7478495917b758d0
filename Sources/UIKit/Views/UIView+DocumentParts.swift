import Foundation

/// The view that holds what documents put into a view.
private struct ContentView {
    let view: @MainActor (UIView) -> UIView?
}

/// The layout guides of a view by their keys in documents.
private struct LayoutGuides {
    let guides: [String: @MainActor (UIView) -> UILayoutGuide?]
}

extension CardFact where Object: UIView {
    /// The view that holds what documents put into the view: constraints with the view's edges are with that one's.
    static func contentView(_ view: @escaping @MainActor (Object) -> UIView) -> Self {
        Self(
            ContentView { object in
                guard let object = object as? Object else { return nil }
                return view(object)
            })
    }

    /// Layout guides by their keys in documents.
    static func layoutGuides(_ guides: [String: @MainActor (Object) -> UILayoutGuide]) -> Self {
        Self(
            LayoutGuides(
                guides: guides.mapValues { guide in
                    { view in
                        guard let view = view as? Object else { return nil }
                        return guide(view)
                    }
                }))
    }
}

extension UIView {
    /// The view that holds what a document puts into this one: a cell's content view.
    var documentContentView: UIView? { ClassCards.fact(ContentView.self, of: type(of: self))?.view(self) }

    /// The layout guide that documents mean by a key.
    func documentLayoutGuide(_ key: String) -> UILayoutGuide? {
        ClassCards.chain(for: type(of: self)).reversed().lazy.compactMap { $0.fact(LayoutGuides.self)?.guides[key]?(self) }.first
    }
}
