/// The words that the system writes, in the languages of the table.
enum SystemString: String, CaseIterable {
    case done, cancel, edit, save, add, compose, reply, share, organize, bookmarks, search, refresh, stop,
        camera, delete, play, pause, rewind, fastForward, undo, redo, pageCurl, close, back, more, favorites,
        featured, topRated, recents, contacts, history, downloads, mostRecent, mostViewed, today, time, hour,
        hours, minutes, copy, cut, paste, selectAll

    /// The English word.
    var english: String { Self.table[self]?.english ?? rawValue }

    /// The word in a language by its code; nil where the table does not have the language.
    func word(in language: String) -> String? {
        guard let index = Self.languages.firstIndex(of: language) else { return nil }
        return Self.table[self]?.others[index]
    }

    /// The languages of the table, besides English.
    static let languages = ["de", "fr", "es", "it", "pt", "ja", "zh", "ko", "ar", "he", "ru", "nl"]

    private static let table: [SystemString: (english: String, others: [String])] = [
        .done: (
            "Done", ["Fertig", "OK", "OK", "Fine", "OK", "完了", "完成", "완료", "تم", "סיום", "Готово", "Gereed"]
        ),
        .cancel: (
            "Cancel",
            [
                "Abbrechen", "Annuler", "Cancelar", "Annulla", "Cancelar", "キャンセル", "取消", "취소", "إلغاء",
                "ביטול", "Отменить", "Annuleer",
            ]
        ),
        .edit: (
            "Edit",
            [
                "Bearbeiten", "Modifier", "Editar", "Modifica", "Editar", "編集", "编辑", "편집", "تحرير", "עריכה",
                "Править", "Wijzig",
            ]
        ),
        .save: (
            "Save",
            [
                "Sichern", "Enregistrer", "Guardar", "Salva", "Salvar", "保存", "存储", "저장", "حفظ", "שמירה",
                "Сохранить", "Bewaar",
            ]
        ),
        .add: (
            "Add",
            [
                "Hinzufügen", "Ajouter", "Añadir", "Aggiungi", "Adicionar", "追加", "添加", "추가", "إضافة",
                "הוספה", "Добавить", "Voeg toe",
            ]
        ),
        .compose: (
            "Compose",
            [
                "Verfassen", "Écrire", "Redactar", "Scrivi", "Escrever", "作成", "撰写", "작성", "إنشاء", "חיבור",
                "Написать", "Stel op",
            ]
        ),
        .reply: (
            "Reply",
            [
                "Antworten", "Répondre", "Responder", "Rispondi", "Responder", "返信", "回复", "답장", "رد", "מענה",
                "Ответить", "Antwoord",
            ]
        ),
        .share: (
            "Share",
            [
                "Teilen", "Partager", "Compartir", "Condividi", "Compartilhar", "共有", "共享", "공유", "مشاركة",
                "שיתוף", "Поделиться", "Deel",
            ]
        ),
        .organize: (
            "Organize",
            [
                "Verwalten", "Organiser", "Organizar", "Organizza", "Organizar", "整理", "整理", "정리", "تنظيم",
                "ארגון", "Упорядочить", "Orden",
            ]
        ),
        .bookmarks: (
            "Bookmarks",
            [
                "Lesezeichen", "Signets", "Marcadores", "Segnalibri", "Favoritos", "ブックマーク", "书签", "책갈피",
                "الإشارات المرجعية", "סימניות", "Закладки", "Bladwijzers",
            ]
        ),
        .search: (
            "Search",
            [
                "Suchen", "Rechercher", "Buscar", "Cerca", "Buscar", "検索", "搜索", "검색", "بحث", "חיפוש",
                "Поиск", "Zoek",
            ]
        ),
        .refresh: (
            "Refresh",
            [
                "Aktualisieren", "Actualiser", "Actualizar", "Aggiorna", "Atualizar", "更新", "刷新", "새로 고침",
                "تحديث", "רענון", "Обновить", "Vernieuw",
            ]
        ),
        .stop: (
            "Stop",
            [
                "Stopp", "Arrêter", "Detener", "Interrompi", "Parar", "停止", "停止", "중단", "إيقاف", "עצירה",
                "Остановить", "Stop",
            ]
        ),
        .camera: (
            "Camera",
            [
                "Kamera", "Appareil photo", "Cámara", "Fotocamera", "Câmera", "カメラ", "相机", "카메라", "الكاميرا",
                "מצלמה", "Камера", "Camera",
            ]
        ),
        .delete: (
            "Delete",
            [
                "Löschen", "Supprimer", "Eliminar", "Elimina", "Apagar", "削除", "删除", "삭제", "حذف", "מחיקה",
                "Удалить", "Verwijder",
            ]
        ),
        .play: (
            "Play",
            [
                "Abspielen", "Lire", "Reproducir", "Riproduci", "Reproduzir", "再生", "播放", "재생", "تشغيل",
                "הפעלה", "Воспроизвести", "Speel af",
            ]
        ),
        .pause: (
            "Pause",
            [
                "Pause", "Pause", "Pausa", "Pausa", "Pausar", "一時停止", "暂停", "일시 정지", "إيقاف مؤقت", "השהיה",
                "Пауза", "Pauze",
            ]
        ),
        .rewind: (
            "Rewind",
            [
                "Zurückspulen", "Rembobiner", "Rebobinar", "Riavvolgi", "Retroceder", "巻き戻し", "后退", "되감기",
                "إرجاع", "הרצה אחורה", "Назад", "Spoel terug",
            ]
        ),
        .fastForward: (
            "Fast Forward",
            [
                "Vorspulen", "Avance rapide", "Avance rápido", "Avanti veloce", "Avançar", "早送り", "快进",
                "빨리 감기", "تقديم سريع", "הרצה קדימה", "Вперед", "Spoel vooruit",
            ]
        ),
        .undo: (
            "Undo",
            [
                "Widerrufen", "Annuler", "Deshacer", "Annulla", "Desfazer", "取り消す", "撤销", "실행 취소", "تراجع",
                "ביטול פעולה", "Отменить", "Herstel",
            ]
        ),
        .redo: (
            "Redo",
            [
                "Wiederholen", "Rétablir", "Rehacer", "Ripeti", "Refazer", "やり直す", "重做", "실행 복귀", "إعادة",
                "ביצוע מחדש", "Повторить", "Opnieuw",
            ]
        ),
        .pageCurl: (
            "Page Curl",
            [
                "Umblättern", "Tourner la page", "Pasar página", "Volta pagina", "Virar página", "ページめくり",
                "翻页", "페이지 넘기기", "طي الصفحة", "דפדוף", "Перелистнуть", "Blader om",
            ]
        ),
        .close: (
            "Close",
            [
                "Schließen", "Fermer", "Cerrar", "Chiudi", "Fechar", "閉じる", "关闭", "닫기", "إغلاق", "סגירה",
                "Закрыть", "Sluit",
            ]
        ),
        .back: (
            "Back",
            [
                "Zurück", "Retour", "Atrás", "Indietro", "Voltar", "戻る", "返回", "뒤로", "رجوع", "חזרה", "Назад",
                "Terug",
            ]
        ),
        .more: (
            "More",
            ["Mehr", "Autres", "Más", "Altro", "Mais", "その他", "更多", "기타", "المزيد", "עוד", "Еще", "Meer"]
        ),
        .favorites: (
            "Favorites",
            [
                "Favoriten", "Favoris", "Favoritos", "Preferiti", "Favoritos", "よく使う項目", "个人收藏", "즐겨찾기",
                "المفضلة", "מועדפים", "Избранное", "Favorieten",
            ]
        ),
        .featured: (
            "Featured",
            [
                "Highlights", "Sélection", "Destacados", "In primo piano", "Destaques", "おすすめ", "精品推荐", "추천",
                "مميز", "מומלצים", "Подборка", "Aanbevolen",
            ]
        ),
        .topRated: (
            "Top Rated",
            [
                "Bestbewertet", "Les mieux notés", "Mejor valorados", "Più votati", "Mais votados", "トップレート",
                "最高评分", "최고 평점", "الأعلى تقييمًا", "הטובים ביותר", "Лучшие", "Best beoordeeld",
            ]
        ),
        .recents: (
            "Recents",
            [
                "Zuletzt", "Récents", "Recientes", "Recenti", "Recentes", "最近", "最近项目", "최근 항목", "الأحدث",
                "אחרונים", "Недавние", "Recent",
            ]
        ),
        .contacts: (
            "Contacts",
            [
                "Kontakte", "Contacts", "Contactos", "Contatti", "Contatos", "連絡先", "通讯录", "연락처",
                "جهات الاتصال", "אנשי קשר", "Контакты", "Contacten",
            ]
        ),
        .history: (
            "History",
            [
                "Verlauf", "Historique", "Historial", "Cronologia", "Histórico", "履歴", "历史记录", "기록", "السجل",
                "היסטוריה", "История", "Geschiedenis",
            ]
        ),
        .downloads: (
            "Downloads",
            [
                "Downloads", "Téléchargements", "Descargas", "Download", "Downloads", "ダウンロード", "下载", "다운로드",
                "التنزيلات", "הורדות", "Загрузки", "Downloads",
            ]
        ),
        .mostRecent: (
            "Most Recent",
            [
                "Neueste", "Les plus récents", "Más recientes", "Più recenti", "Mais recentes", "最新", "最近",
                "최신", "الأحدث", "החדשים ביותר", "Последние", "Recentste",
            ]
        ),
        .mostViewed: (
            "Most Viewed",
            [
                "Meistgesehen", "Les plus vus", "Más vistos", "Più visti", "Mais vistos", "閲覧数順", "最多浏览",
                "최다 조회", "الأكثر مشاهدة", "הנצפים ביותר", "Популярные", "Meest bekeken",
            ]
        ),
        .today: (
            "Today",
            [
                "Heute", "Aujourd’hui", "Hoy", "Oggi", "Hoje", "今日", "今天", "오늘", "اليوم", "היום", "Сегодня",
                "Vandaag",
            ]
        ),
        .time: (
            "Time",
            ["Uhrzeit", "Heure", "Hora", "Ora", "Hora", "時刻", "时间", "시간", "الوقت", "שעה", "Время", "Tijd"]
        ),
        .hour: (
            "hour", ["Stunde", "heure", "hora", "ora", "hora", "時間", "小时", "시간", "ساعة", "שעה", "ч", "uur"]
        ),
        .hours: (
            "hours",
            ["Stunden", "heures", "horas", "ore", "horas", "時間", "小时", "시간", "ساعات", "שעות", "ч", "uur"]
        ),
        .minutes: (
            "min", ["Min.", "min", "min", "min", "min", "分", "分钟", "분", "دقيقة", "דק׳", "мин", "min"]
        ),
        .copy: (
            "Copy",
            [
                "Kopieren", "Copier", "Copiar", "Copia", "Copiar", "コピー", "拷贝", "복사", "نسخ", "העתקה",
                "Скопировать", "Kopieer",
            ]
        ),
        .cut: (
            "Cut",
            [
                "Ausschneiden", "Couper", "Cortar", "Taglia", "Cortar", "カット", "剪切", "오려두기", "قص", "גזירה",
                "Вырезать", "Knip",
            ]
        ),
        .paste: (
            "Paste",
            [
                "Einsetzen", "Coller", "Pegar", "Incolla", "Colar", "ペースト", "粘贴", "붙여넣기", "لصق", "הדבקה",
                "Вставить", "Plak",
            ]
        ),
        .selectAll: (
            "Select All",
            [
                "Alles auswählen", "Tout sélectionner", "Seleccionar todo", "Seleziona tutto",
                "Selecionar Tudo", "すべてを選択", "全选", "전체 선택", "تحديد الكل", "בחירת הכול", "Выбрать все",
                "Selecteer alles",
            ]
        ),
    ]
}
