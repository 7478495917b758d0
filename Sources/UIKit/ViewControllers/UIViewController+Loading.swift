import Foundation

extension UIViewController {
    func loadViewFromDocument() {
        if let scene = storyboardScene, scene.loadView(into: self) {
            if viewStorage?.superview == nil, viewStorage?.windowStorage == nil { viewStorage?.frame = UIScreen.main.bounds }
            return
        } else if let nib = nibForView {
            _ = nib.instantiate(withOwner: self)
            guard viewStorage != nil else {
                fatalError(
                    "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nibName ?? "\(type(of: self))")\" nib "
                        + "but the view outlet was not set.")
            }
            viewStorage?.frame = UIScreen.main.bounds
            return
        }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// The xib that was named, or the one of the class's own name, with or without "Controller".
    private var nibForView: UINib? {
        let bundle = nibBundle ?? Bundle.main
        if let nibName { return UINib(nibName: nibName, bundle: bundle) }
        // Not NSStringFromClass: it stops the program for classes that are private or nested.
        guard !ClassRegistry.isFramework(type(of: self)) else { return nil }
        let name = String(describing: type(of: self))
        let candidates = name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
        return candidates.first { UINib.exists($0, in: bundle) }.map { UINib(nibName: $0, bundle: bundle) }
    }

    var nextResponderOfController: UIResponder? {
        if let parent = viewStorage?.superview { return parent }
        return presentingStorage ?? viewStorage?.window
    }

    // MARK: Traits and safe area

    var effectiveTraits: UITraitCollection {
        let inherited: UITraitCollection
        if let parent = parentStorage {
            inherited = parent.traitCollection.merging(parent.childOverrideTraits[ObjectIdentifier(self)])
        } else if let presentation = presentationControllerStorage {
            inherited = presentation.traitsForPresented
        } else {
            inherited = viewStorage?.superview?.traitCollection ?? UITraitCollection.host
        }
        return inherited.merging(overrideTraits)
    }

    /// What is added to the safe area of the root view: the app's own insets and the bars of containers.
    package var totalAdditionalSafeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(
            top: additionalSafeAreaInsets.top + containerSafeAreaInsets.top,
            left: additionalSafeAreaInsets.left + containerSafeAreaInsets.left,
            bottom: additionalSafeAreaInsets.bottom + containerSafeAreaInsets.bottom,
            right: additionalSafeAreaInsets.right + containerSafeAreaInsets.right)
    }

    func contentSizePreferenceDidChange() {
        parentStorage?.preferredContentSizeDidChange(forChildContentContainer: self)
        presentationControllerStorage?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    // MARK: Containers

    /// The nearest container of a type, this controller itself left out.
    package func enclosing<T: UIViewController>(_ type: T.Type) -> T? {
        var controller = parentStorage
        while let candidate = controller {
            if let found = candidate as? T { return found }
            controller = candidate.parentStorage
        }
        return nil
    }

    func showInContainer(_ controller: UIViewController, _ sender: Any?) {
        if let navigation = (self as? UINavigationController) ?? enclosing(UINavigationController.self) {
            navigation.pushViewController(controller, animated: UIView.areAnimationsEnabled)
        } else {
            present(controller, animated: true)
        }
    }

    func showDetailInContainer(_ controller: UIViewController, _ sender: Any?) {
        if let parent = parentStorage {
            parent.showDetailViewController(controller, sender: sender)
        } else {
            present(controller, animated: true)
        }
    }
}

/// Something that contains other content. See https://developer.apple.com/documentation/uikit/uicontentcontainer.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size the content would like, in points.
    var preferredContentSize: CGSize { get }
    /// Called after a child's preferred size changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called after a child's size by Auto Layout changed.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size of a child when this container has the given size.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
    // @objc(viewWillTransitionToSize:withTransitionCoordinator:)
    /// Called before the size changes.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    // @objc(willTransitionToTraitCollection:withTransitionCoordinator:)
    /// Called before the traits change.
    func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
