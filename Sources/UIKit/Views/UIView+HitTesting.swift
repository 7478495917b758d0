import Foundation

extension UIView {
    func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
        // What is on its way is not touched, unless its animation allows it.
        if UIViewAnimationState.blocksInteraction(with: self) { return nil }
        for view in subviewStorage.reversed() {
            if let hit = view.hitTest(UIViewAnimationState.convert(touch: point, from: self, to: view), with: event) { return hit }
        }
        return self
    }

    func endEditingBelow(_ force: Bool) -> Bool {
        guard let window = self as? UIWindow ?? window, let responder = window.firstResponder as? UIView,
            responder.isDescendant(of: self)
        else { return true }
        if responder.resignFirstResponder() { return true }
        if force {
            window.setFirstResponder(nil)
            responder.firstResponderWasTaken()
        }
        return force
    }

    func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizerStorage.append(recognizer)
        recognizer.attach(to: self)
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard let index = recognizerStorage.firstIndex(where: { $0 === recognizer }) else { return }
        recognizerStorage.remove(at: index)
        recognizer.detachFromView()
    }

    func replaceGestureRecognizers(with new: [UIGestureRecognizer]) {
        recognizerStorage.forEach(removeGestureRecognizer)
        new.forEach(addGestureRecognizer)
    }

    func attach(_ interaction: any UIInteraction) {
        guard interaction.view !== self else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactionStorage.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard let index = interactionStorage.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactionStorage.remove(at: index)
        interaction.didMove(to: nil)
    }
}
