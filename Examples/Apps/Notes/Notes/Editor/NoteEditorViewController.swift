import UIKit

class NoteEditorViewController: UIViewController, UITextFieldDelegate {

    @IBOutlet weak var titleField: UITextField!
    @IBOutlet weak var textView: UITextView!
    @IBOutlet weak var bottomConstraint: NSLayoutConstraint!

    var note: Note!
    var store: NoteStore!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleField.text = note.title
        textView.text = note.text
        title = note.displayTitle
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardChanged(_:)),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note.text = textView.text
        store.update(note)
    }

    @IBAction func titleChanged(_ sender: UITextField) {
        note.title = sender.text ?? ""
        title = note.displayTitle
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textView.becomeFirstResponder()
        return true
    }

    @objc private func keyboardChanged(_ notification: Notification) {
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
        bottomConstraint.constant = 8 + max(view.bounds.maxY - view.convert(frame, from: nil).minY, 0)
        view.layoutIfNeeded()
    }
}
