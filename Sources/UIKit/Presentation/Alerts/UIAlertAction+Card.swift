extension ClassCard {
    static let alertAction = ClassCard(
        UIAlertAction.self,
        facts: [
            .accessibility { action, standard in (standard.isElement, standard.label, standard.traits) = (true, action.title, .button) }
        ])
}
